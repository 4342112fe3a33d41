// Slash commands as data: lists of what a person can type, and checks of option values.

const CHAT_INPUT = 1;
const PRIVATE = "@me";
const SUBCOMMAND = 1;
const GROUP = 2;

/** Return true if the person may use this command in a guild, and it has this type. */
export function usable(command, type, guildId) {
  if ((command.type ?? CHAT_INPUT) !== type || (command.guild_id && command.guild_id !== guildId))
    return false;
  if (guildId === PRIVATE) return command.usable_in_private;
  return !command.usable_in || command.usable_in.includes(guildId);
}

/** Return every command and subcommand of a guild as {command, path, description, options}. */
export function runnable(commands, guildId) {
  return commands
    .filter((command) => usable(command, CHAT_INPUT, guildId))
    .flatMap((command) => leaves(command))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function leaves(command) {
  const walk = (node, path, parents) => {
    const subs = (node.options ?? []).filter(
      (option) => option.type === SUBCOMMAND || option.type === GROUP,
    );
    if (!subs.length) {
      return [
        {
          command,
          path: path.join(" "),
          description: node.description,
          options: node.options ?? [],
          parents,
        },
      ];
    }
    return subs.flatMap((sub) =>
      walk(sub, [...path, sub.name], [...parents, { name: sub.name, type: sub.type }]),
    );
  };
  return walk(command, [command.name], []);
}

/** Return the runnable commands that match a typed text, best matches first. */
export function search(list, typed) {
  const wanted = typed.toLowerCase();
  const rank = ({ path, description }) => {
    if (path.startsWith(wanted)) return 0;
    if (path.includes(wanted)) return 1;
    return description.toLowerCase().includes(wanted) && wanted.length > 2 ? 2 : 3;
  };
  return list
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((each) => each.entry);
}

/** Return the values of a subcommand in Discord's nested options. */
export function optionTree(parents, values) {
  return parents.reduceRight((inner, { name, type }) => [{ name, type, options: inner }], values);
}

/** Return the type of an option in words. */
export function typeHint(option) {
  const names = {
    3: "text",
    4: "whole number",
    5: "true or false",
    6: "a person",
    7: "a channel",
    8: "a role",
    9: "a person or a role",
    10: "number",
    11: "a file",
  };
  const bounds = [];
  const low = option.min_value ?? option.min_length;
  const high = option.max_value ?? option.max_length;
  if (low !== undefined && low !== null) bounds.push(`at least ${low}`);
  if (high !== undefined && high !== null) bounds.push(`at most ${high}`);
  if (option.type === 3 && bounds.length) bounds.push("characters");
  return [names[option.type] ?? "a value", ...bounds]
    .join(", ")
    .replace(", characters", " characters");
}

/** Return the value of an option's typed text as {value} or {error}. */
export function readValue(option, typed, picked) {
  if (picked !== undefined) return { value: picked };
  const words = typed.trim();
  if (!words) return option.required ? { error: "This option is required." } : { value: undefined };
  if (option.choices?.length) {
    const choice = option.choices.find((each) => each.name.toLowerCase() === words.toLowerCase());
    return choice ? { value: choice.value } : { error: "Choose one of the listed values." };
  }
  switch (option.type) {
    case 3:
      return readText(option, words);
    case 4:
    case 10:
      return readNumber(option, words);
    case 5:
      return readBoolean(words);
    default:
      return { error: `Choose ${typeHint(option)} from the list.` };
  }
}

function readText(option, words) {
  if (words.length < (option.min_length ?? 0))
    return { error: `At least ${option.min_length} characters.` };
  if (words.length > (option.max_length ?? 6000))
    return { error: `At most ${option.max_length ?? 6000} characters.` };
  return { value: words };
}

function readNumber(option, words) {
  const pattern = option.type === 4 ? /^[+-]?\d{1,16}$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/;
  if (!pattern.test(words))
    return { error: option.type === 4 ? "A whole number, please." : "A number, please." };
  const value = Number(words);
  if (value < (option.min_value ?? -Infinity)) return { error: `At least ${option.min_value}.` };
  if (value > (option.max_value ?? Infinity)) return { error: `At most ${option.max_value}.` };
  return { value };
}

function readBoolean(words) {
  const value = { true: true, yes: true, false: false, no: false }[words.toLowerCase()];
  return value === undefined ? { error: "True or False." } : { value };
}
