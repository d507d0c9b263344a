/*
 * The commands of package.json. Their help, the refusal of wrong arguments (`command-line.ts`) and the table in the README
 * come from here. Texts are in English; those of commands with `--lang` are in `locales/checks/commands-is.json`, too.
 */

/** An option as `parseArgs` of Node takes it, with its text in the help. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly default?: string;
  /** Placeholder or example of the value. */
  readonly value?: string;
  readonly text: string;
  /** The values that it takes. */
  readonly choices?: readonly string[];
  /** It takes several of the choices, separated by commas. */
  readonly isList?: true;
  /** It takes a day, such as 2026-12-24. */
  readonly isDay?: true;
}

export interface Command {
  /** One sentence. */
  readonly does: string;
  /** Placeholders of the arguments that it takes next to options, one for each. */
  readonly takes?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** It needs a project folder that can be written, at a path that the bundler can read. */
  readonly writes?: true;
  /** It prints the refusal of wrong arguments itself. */
  readonly refuses?: true;
  /** Options of Node that it is started with. */
  readonly nodeOptions?: readonly string[];
  readonly exits: string;
}

const flag = (text: string) => ({ type: 'boolean', text }) as const;
const value = <Value extends string>(placeholder: Value, text: string) =>
  ({ type: 'string', value: placeholder, text }) as const;
const choice = <const Choices extends readonly string[]>(choices: Choices, text: string) =>
  ({ type: 'string', value: choices[0] ?? '', choices, text }) as const;
const list = <const Choices extends readonly string[]>(choices: Choices, text: string) =>
  ({ type: 'string', value: 'PARTS', choices, isList: true, text }) as const;

const lang = choice(['en', 'is'], 'the language of the messages: en (the default) or is');
const site = {
  ...value('FOLDER', 'another folder with site.yaml, locales and content'),
  default: '.',
} as const;
const base = value('REVISION', 'the branch, tag or commit to compare with; HEAD by default');
const asText = { default: 'text' } as const;
const date = { ...value('2026-12-24', 'the site as it will be on another day'), isDay: true } as const;
const EXITS = '0 when they are written';

export const commands = {
  start: {
    does: 'Checks the settings, builds the four sites if anything has changed, and serves them.',
    options: {},
    writes: true,
    exits: '0 when it is stopped, 1 when the site has problems, 2 when a setting is wrong or it cannot run',
  },
  dev: {
    does: 'Shows the site while it is edited: an edit shows in the open page, and so does a mistake.',
    options: { lang, site },
    writes: true,
    exits: '0 when it is stopped, 1 when it cannot serve, 2 when a setting is wrong',
  },
  studio: {
    // Rendering makes short-lived garbage, for which V8 would take three times 16 MB in each thread, and much of the old space.
    nodeOptions: ['--max-semi-space-size=4', '--optimize-for-size'],
    does: 'Opens the Studio on this machine, over this checkout and without sign-in. `invite NAME@HOST` invites a person to the Studio of the server: it prints a link, and mails it if mail is set up.',
    takes: '[invite NAME@HOST]',
    options: {
      role: choice(['writer', 'publisher', 'admin'], 'the role of the person: writer, publisher or admin'),
      name: value('NAME', 'the name of the person'),
    },
    writes: true,
    exits:
      '0 when it is stopped or the link is made, 1 when it cannot serve, 2 when a setting or an argument is wrong',
  },
  check: {
    does: 'Checks site.yaml, the texts, the documents and the links: what is wrong, where, and what to write instead.',
    options: {
      format: {
        ...choice(
          ['text', 'json', 'github', 'markdown'],
          'for people (the default); json, github (annotations) or markdown (a summary)',
        ),
        ...asText,
      },
      lang,
      site,
      base,
      date,
      color: flag('with colors, also in a file; by default if it is a terminal'),
      'no-color': flag('without colors'),
    },
    refuses: true,
    exits: '0 when nothing is wrong (warnings are allowed), 1 when there are problems, 2 when it cannot run',
  },
  impact: {
    does: 'Lists what an edit changes for visitors: page, language, text or price, before and after.',
    options: {
      base: { ...base, default: 'HEAD' } as const,
      format: {
        ...choice(
          ['text', 'json', 'markdown'],
          'for people (the default); json, or markdown for a pull request',
        ),
        ...asText,
      },
      lang,
      site,
      date,
    },
    exits:
      '0 when it has printed the report, 1 when the site cannot be read, now or before the edit, 2 when it cannot run',
  },
  move: {
    does: 'Moves a page and the pages below it to another address in site.yaml, the texts and the sample news, and redirects the old address.',
    takes: '/old-address /new-address',
    options: {
      only: flag('this page alone; pages below it keep their addresses'),
      'dry-run': flag('reports what would change, and changes nothing'),
      lang,
      site,
    },
    exits: '0 when the page has moved, 1 when it was not moved, 2 when it cannot run',
  },
  build: {
    does: 'Builds the four sites into build/sites/, each complete and ready to be hosted.',
    options: {
      'if-changed': flag('does nothing when nothing has changed since the last build'),
      date,
      light: flag('quicker: leaves out the pictures for social networks'),
      uncompressed: flag('without .br and .gz, for hosts that compress by themselves'),
      site,
      out: { ...value('FOLDER', 'another folder than build'), default: 'build' },
    },
    writes: true,
    exits: '0 when it is built, 1 when the site has problems, 2 when it cannot run',
  },
  test: {
    does: 'Checks types, lint and content, builds, runs the tests in parts, and ends with a table of them. CI runs it with --all.',
    options: {
      only: list(
        [
          'types',
          'lint',
          'check',
          'licences',
          'build',
          'unit',
          'end-to-end',
          'long-journeys',
          'faults',
          'machine',
        ],
        'some parts, for example types,lint',
      ),
      content: flag('only what an edit of the content can break: check, build, links and pages'),
      all: flag(
        'also "long-journeys" (the whole Studio, pictures of pages, Firefox and WebKit), "faults" (kills, full disks, unusual checkouts) and "machine" (deployments, on Linux as root)',
      ),
    },
    writes: true,
    exits: '0 when all has passed, 1 when something has failed, 2 when it cannot run',
  },
  bench: {
    does: 'Measures the budgets of the project.',
    options: {
      only: list(
        ['building', 'pages', 'serving', 'editing'],
        'some parts, over the build of the last run: pages,serving',
      ),
    },
    writes: true,
    exits: '0 when all are within budget, 1 when one is not or could not be measured, 2 when it cannot run',
  },
  inbox: {
    does: "Lists what visitors have sent by the forms, newest first, whether the server runs or not. What --person does is recorded in the Studio's audit log, without the address.",
    options: {
      json: flag('one JSON object a line; redirect it with npm run -s, which prints no banner'),
      csv: flag('for a spreadsheet'),
      since: value('TIME', '2026-11-01, 30m, 24h, 7d or 2w'),
      form: value('ID', 'of one form, for example contact'),
      spam: flag('only what robots sent'),
      all: flag('what people and what robots sent'),
      person: value(
        'EMAIL',
        'everything that was sent with an e-mail address, spam too; only with --json or --delete',
      ),
      delete: flag('with --person: deletes it from the database and the spool'),
    },
    exits: '0 when they are listed, 2 when it cannot run',
  },
  backup: {
    does: 'Writes all forms, news and projects into a file; into backups/ in the folder of the database if none is named.',
    takes: '[FILE]',
    options: {},
    exits: '0 when the file is complete, 2 when it cannot be made',
  },
  restore: {
    does: 'Puts the rows of a backup into a new database.',
    takes: 'FILE',
    options: {},
    exits: '0 when all rows are there, 2 when nothing was restored',
  },
  schema: { does: 'Writes schema/site.schema.json, for editors.', options: {}, exits: EXITS },
  docs: {
    does: 'Writes docs/problems.md, and the table of commands in the README.',
    options: {},
    exits: EXITS,
  },
  font: { does: "Makes the site's fonts from the whole typeface.", options: {}, exits: EXITS },
  brand: { does: 'Makes the icons and the default picture for social networks.', options: {}, exits: EXITS },
  covers: {
    does: 'Draws the covers of sample projects, those that have changed, with Chromium.',
    options: { all: flag('also those that have not changed') },
    exits: EXITS,
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

/** The parts that `--only` of a command takes. */
export type PartName<Name extends 'test' | 'bench'> =
  (typeof commands)[Name]['options']['only']['choices'][number];
