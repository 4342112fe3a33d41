"""A cache with a limited total size, which evicts the least recently used entries."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """Cached values by key, with a limit on their total size.

    If two threads make the same value at once, one of the two results is cached.
    """

    def __init__(self, most_bytes: int, weigh: Callable[[T], int]) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the cached value of a key. If there is none, make one and cache it."""
        kept = self.find(key)
        return self.keep(key, make()) if kept is None else kept

    def find(self, key: Hashable) -> T | None:
        """Return the cached value of a key, or None.

        A lookup counts as a use only while the cache is more than half full, because recording a
        use takes longer than the lookup.
        """
        kept = self._kept.get(key)
        if kept is not None and 2 * self.held_bytes > self.most_bytes:
            with self._lock:
                if key in self._kept:
                    self._kept.move_to_end(key)
        return kept

    def keep(self, key: Hashable, made: T) -> T:
        """Cache a value under a key and return it. Evict other values if the cache is too large.

        If the key has a value already, the earlier value stays cached.
        """
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.held_bytes += self._weigh(made)
            while self.held_bytes > self.most_bytes and len(self._kept) > 1:
                self.held_bytes -= self._weigh(self._kept.popitem(last=False)[1])
        return made

    def kept(self) -> list[T]:
        """Return every cached value."""
        with self._lock:
            return [*self._kept.values()]

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.held_bytes = 0

    def __len__(self) -> int:
        return len(self._kept)
