// A bot on discord.js.
"use strict";

const { createRequire } = require("node:module");
const home = process.env.CLIENT_HOME;
const discord = createRequire(`${home}/`)("discord.js");

const [url, token] = process.argv.slice(2);
const { fruit: FRUIT, kinds: KINDS, buttons: BUTTONS, pictures } = require("./shared.json");
const { GatewayIntentBits: Bits, ApplicationCommandType: Kind } = discord;
const { ApplicationCommandOptionType: Option } = discord;

const tell = (what, more = {}) => process.stdout.write(`${JSON.stringify({ what, ...more })}\n`);

const file = (name = "board.png") =>
  new discord.AttachmentBuilder(Buffer.from(pictures[name], "base64"), {
    name,
    description: "The board",
  });

const client = new discord.Client({
  intents: [Bits.Guilds, Bits.GuildMessages, Bits.MessageContent],
  rest: { api: `${url}/api`, cdn: url },
  shards: [0, 1],
  shardCount: 2,
});

const option = (name, type, more = {}) => ({
  name,
  type,
  description: name,
  required: true,
  ...more,
});
const COMMANDS = [
  {
    name: "say",
    description: "Says it all",
    options: [
      option("text", Option.String, { autocomplete: true }),
      option("times", Option.Integer),
      option("loud", Option.Boolean),
      option("who", Option.User),
      option("where", Option.Channel),
      option("role", Option.Role),
      option("share", Option.Number),
      option("paper", Option.Attachment),
    ],
  },
  { name: "Greet", type: Kind.User },
  { name: "Quote", type: Kind.Message },
  ...["panel", "lists", "layout", "thread"].map((name) => ({ name, description: name })),
];

const row = (...components) => ({ type: 1, components });
const button = (name) => ({ type: 2, style: 1, label: name, custom_id: name });
const choices = FRUIT.map((name) => ({ label: name, value: name }));
const label = (text, component) => ({ type: 18, label: text, component });

const commands = {
  async say(it) {
    const { options } = it;
    const paper = await (await fetch(options.getAttachment("paper").url)).arrayBuffer();
    const said = [
      options.getString("text"),
      options.getInteger("times"),
      options.getBoolean("loud"),
      options.getUser("who").username,
      options.getChannel("where").name,
      options.getRole("role").name,
      options.getNumber("share"),
      paper.byteLength,
    ];
    await it.reply(said.join(" ").toLowerCase());
  },
  async Greet(it) {
    await it.reply({ content: `hello ${it.targetUser.username}`, flags: 64 });
  },
  async Quote(it) {
    await it.reply(`quoted ${it.targetMessage.content}`);
  },
  async panel(it) {
    const buttons = BUTTONS.map(button);
    await it.reply({ content: "panel", components: [row(...buttons)] });
  },
  async lists(it) {
    const text = { type: 3, custom_id: "string", options: choices, max_values: 2 };
    const others = [5, 6, 7, 8].map((type) => ({ type, custom_id: `list-${type}` }));
    const components = [text, ...others].map((list) => row(list));
    await it.reply({ content: "lists", components });
  },
  async layout(it) {
    const box = new discord.ContainerBuilder()
      .setAccentColor(0x3ba55d)
      .addTextDisplayComponents((text) => text.setContent("# Board"))
      .addSectionComponents((section) =>
        section
          .addTextDisplayComponents((text) => text.setContent("Ana"))
          .setButtonAccessory((one) => one.setLabel("x").setCustomId("x").setStyle(1)),
      )
      .addMediaGalleryComponents((gallery) =>
        gallery.addItems((item) =>
          item.setURL("attachment://board.png").setDescription("The board"),
        ),
      )
      .addSeparatorComponents((line) => line)
      .addFileComponents((one) => one.setURL("attachment://log.txt"));
    const log = new discord.AttachmentBuilder(Buffer.from("log"), { name: "log.txt" });
    await it.reply({
      components: [box],
      files: [file(), log],
      flags: discord.MessageFlags.IsComponentsV2,
    });
  },
  async thread(it) {
    await it.deferReply({ flags: 64 });
    const start = await it.channel.send("start");
    const made = await start.startThread({ name: "Table", autoArchiveDuration: 60 });
    await made.send("inside");
    await made.setArchived(true);
    const { threads } = await it.channel.threads.fetchArchived();
    await it.editReply(`archived ${threads.first().name}`);
  },
};

const buttons = {
  async edit(it) {
    await it.update("edited");
  },
  async later(it) {
    await it.deferUpdate();
    await it.editReply("edited later");
    const more = await it.followUp("more");
    await it.editReply({ message: more, content: "more, edited" });
  },
  async form(it) {
    const boxes = FRUIT.map((name) => ({ label: name, value: name }));
    await it.showModal({
      title: "Form",
      custom_id: "form",
      components: [
        label("Name", { type: 4, style: 1, custom_id: "name" }),
        label("Fruit", { type: 3, custom_id: "fruit", options: choices }),
        label("Radio", { type: 21, custom_id: "radio", options: boxes }),
        label("Boxes", { type: 22, custom_id: "boxes", options: boxes }),
        label("Paper", { type: 19, custom_id: "paper", required: false }),
      ],
    });
  },
  async file(it) {
    await it.reply({ files: [file()] });
    await it.editReply({ attachments: [], files: [file("new.png")] });
  },
};

function named(it) {
  const groups = [it.users, it.roles, it.channels].filter(Boolean);
  const found = groups.flatMap((group) => [...group.values()]);
  return found.length ? found.map((one) => one.username ?? one.name) : it.values;
}

async function submitted(it) {
  const { fields } = it;
  const ticked = fields.getCheckboxGroup("boxes").join(",");
  const paper = fields.getUploadedFiles("paper");
  const said = [
    fields.getTextInputValue("name"),
    fields.getStringSelectValues("fruit")[0],
    fields.getRadioGroup("radio"),
    ticked,
    paper ? paper.size : 0,
  ];
  await it.reply(`form: ${said.join(" ")}`);
}

client.on("interactionCreate", async (it) => {
  if (it.isAutocomplete()) {
    const typed = FRUIT.filter((name) => name.startsWith(it.options.getFocused()));
    await it.respond(typed.map((name) => ({ name, value: name })));
  } else if (it.isCommand()) await commands[it.commandName](it);
  else if (it.isButton()) await buttons[it.customId](it);
  else if (it.isAnySelectMenu()) {
    await it.reply(`${KINDS[it.componentType]}: ${named(it).join(", ")}`);
  } else if (it.isModalSubmit()) await submitted(it);
});
client.on("messageCreate", (message) => {
  if (!message.author.bot) tell("message", { content: message.content });
});
client.once("clientReady", async () => {
  await client.application.commands.set(COMMANDS);
  tell("ready");
});
client.login(token);
