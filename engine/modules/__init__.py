"""Optional rule modules, one file each, switched on by rules of `Rules`."""
