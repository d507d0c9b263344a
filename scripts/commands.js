/*
 * The commands of package.json: what each does, and its options. `scripts/run.js` prints their help from here and refuses
 * options that are not listed.
 */

/**
 * @typedef {object} Option
 * @property {string} name without the dashes
 * @property {string} [value] what stands for its value in the help; left out where it has none
 * @property {string} text
 */

/**
 * @typedef {object} Command
 * @property {string} file the module in this folder that runs it
 * @property {string} does one sentence
 * @property {string} [args] what it takes besides options
 * @property {readonly Option[] | 'own'} options 'own' where the command reads all its arguments itself, in two languages
 * @property {boolean} [writes] whether it needs a project folder that can be written, at a path that the bundler can read
 * @property {readonly string[]} [nodeOptions] options of Node that it is started with
 * @property {string} exits
 */

const site = { name: 'site', value: 'FOLDER', text: 'another folder with site.yaml, locales and content' };
const lang = { name: 'lang', value: 'en', text: 'the language of the problems: en (the default) or is' };
const written = '0 when they are written';

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  start: {
    file: 'start.ts',
    does: 'Checks the settings, builds the four sites if anything has changed, and serves them.',
    options: [],
    writes: true,
    exits: '0 when it is stopped, 1 when the site has problems, 2 when a setting is wrong or it cannot run',
  },
  dev: {
    file: 'dev.ts',
    does: 'Shows the site while it is edited: an edit shows in the open page, and so does a mistake.',
    options: [lang, site],
    writes: true,
    exits: '0 when it is stopped, 1 when it cannot serve, 2 when a setting is wrong',
  },
  test: {
    file: 'test.ts',
    does: 'Runs everything that CI checks, in parts, and ends with a table of them.',
    options: [
      { name: 'only', value: 'PARTS', text: 'some parts, for example types,lint' },
      { name: 'content', text: 'only what an edit of the content can break: check, build, links and pages' },
      { name: 'all', text: 'also the part "machine": deployments from start to end, on Linux as root' },
    ],
    writes: true,
    exits: '0 when all has passed, 1 when something has failed, 2 when it cannot run',
  },
  check: { file: 'check.ts', does: 'Checks the content.', options: 'own', exits: '' },
  impact: { file: 'impact.ts', does: 'Lists what an edit changes.', options: 'own', exits: '' },
  move: { file: 'move.ts', does: 'Moves a page.', options: 'own', exits: '' },
  build: {
    file: 'build.ts',
    does: 'Builds the four sites into build/sites/, each complete and ready to be hosted.',
    options: [
      { name: 'if-changed', text: 'does nothing when nothing has changed since the last build' },
      { name: 'date', value: '2026-12-24', text: 'the site as it will be on another day' },
      { name: 'light', text: 'quicker: leaves out the pictures for social networks' },
      { name: 'uncompressed', text: 'without .br and .gz, for hosts that compress by themselves' },
      site,
      { name: 'out', value: 'FOLDER', text: 'another folder than build' },
    ],
    writes: true,
    exits: '0 when it is built, 1 when the site has problems, 2 when it cannot run',
  },
  bench: {
    file: 'bench.ts',
    does: 'Measures the figures that the project promises, each beside its budget.',
    options: [
      { name: 'only', value: 'PARTS', text: 'some parts, over the build of the last run: pages,serving' },
    ],
    writes: true,
    exits: '0 when all are within budget, 1 when one is not or could not be measured, 2 when it cannot run',
  },
  studio: {
    file: 'studio.ts',
    // Rendering makes short-lived garbage, for which V8 would take three times 16 MB in each thread, and much of the old space.
    nodeOptions: ['--max-semi-space-size=4', '--optimize-for-size'],
    does: 'Opens the Studio on this machine, over this checkout and without sign-in. `invite NAME@HOST` instead lets somebody sign in to the one of the server: it prints a link, and mails it where mail is set.',
    args: '[invite NAME@HOST]',
    options: [
      { name: 'role', value: 'writer', text: 'what the person may do: writer, publisher or admin' },
      { name: 'name', value: 'NAME', text: "the person's name" },
    ],
    writes: true,
    exits:
      '0 when it is stopped or the link is made, 1 when it cannot serve, 2 when a setting or an argument is wrong',
  },
  inbox: {
    file: 'inbox.ts',
    does: "Lists what visitors have sent by the forms, newest first, whether the server runs or not. What --person does is recorded in the Studio's audit log, without the address.",
    options: [
      { name: 'json', text: 'one JSON object a line; redirect it with npm run -s, which prints no banner' },
      { name: 'csv', text: 'for a spreadsheet' },
      { name: 'since', value: 'TIME', text: '2026-11-01, 30m, 24h, 7d or 2w' },
      { name: 'form', value: 'ID', text: 'of one form, for example contact' },
      { name: 'spam', text: 'only what robots sent' },
      { name: 'all', text: 'what people and what robots sent' },
      {
        name: 'person',
        value: 'EMAIL',
        text: 'everything that was sent with an e-mail address, spam too; only with --json or --delete',
      },
      { name: 'delete', text: 'with --person: deletes it from the database and the spool' },
    ],
    exits: '0 when they are listed, 2 when it cannot run',
  },
  backup: {
    file: 'backup.ts',
    does: 'Writes all forms, news and projects into a file; into backups/ in the folder of the database if none is named.',
    args: '[FILE]',
    options: [],
    exits: '0 when the file is complete, 2 when it cannot be made',
  },
  restore: {
    file: 'restore.ts',
    does: 'Puts the rows of a backup into a new database.',
    args: 'FILE',
    options: [],
    exits: '0 when all rows are there, 2 when nothing was restored',
  },
  schema: {
    file: 'schema.ts',
    does: 'Writes schema/site.schema.json, for editors.',
    options: [],
    exits: written,
  },
  docs: { file: 'docs.ts', does: 'Writes the pages of docs/problems.', options: [], exits: written },
  font: {
    file: 'font.ts',
    does: "Makes the site's fonts from the whole typeface.",
    options: [],
    exits: written,
  },
  brand: {
    file: 'brand.ts',
    does: 'Makes the icons and the default social picture.',
    options: [],
    exits: written,
  },
};

/**
 * The text of `npm run NAME -- --help`.
 * @param {string} name
 */
export function helpText(name) {
  const { does, args, options, exits } = commands[name] ?? {};
  const npm = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  const rows = [...(Array.isArray(options) ? options : []), { name: 'help', text: 'this text' }].map(
    (option) => [`--${option.name}${option.value ? ` ${option.value}` : ''}`, option.text],
  );
  const width = Math.max(...rows.map(([flag = '']) => flag.length));
  const lines = rows.map(([flag = '', text]) => `  ${flag.padEnd(width)}  ${text}`);
  return `${npm} -- ${args ? `${args} ` : ''}[options]\n\n${does}\n\n${lines.join('\n')}\n\nIt ends with ${exits}.`;
}
