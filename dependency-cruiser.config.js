/*
 * Import rules of the project, part of `npm run lint`. A folder may import what is listed here, npm packages and Node;
 * a folder with entries of its own for its subfolders has `/*` for the files directly in it.
 */

/** @type {Readonly<Record<string, readonly string[]>>} */
const MAY_IMPORT = {
  schema: [],

  'app/site': ['schema'],
  'app/theme': [],
  'app/i18n': ['app/site'],
  'app/data': ['schema', 'app/site'],
  'app/forms': ['schema', 'app/site'],
  'app/http': ['app/data'],
  'app/hydration': ['app/http'],
  'app/ui': ['schema', 'app/site', 'app/theme', 'app/i18n', 'app/forms', 'app/hydration'],
  'app/sections': ['schema', 'app/site', 'app/theme', 'app/i18n', 'app/hydration', 'app/ui'],
  'app/routes': ['app/site', 'app/i18n', 'app/data', 'app/ui', 'app/sections'],
  'app/*': ['schema', 'app'],

  checks: ['schema', 'app/{site,data,forms}', 'app/theme/font-letters.json', 'app/ui/basalt'],
  edits: ['schema', 'app/site', 'checks'],
  impact: ['schema', 'app/{site,data,http}', 'checks'],

  render: ['schema', 'app/{site,data,http,hydration}', 'checks', 'edits'],

  'server/runtime': ['app/{site,forms}'],
  'server/database': ['app/site', 'server/runtime'],
  'server/http': ['schema', 'app/{site,data,forms,http,hydration}', 'server/runtime'],
  'server/submissions': ['schema', 'app/{site,data,forms,http}', 'server/{runtime,database}'],
  'server/pictures': ['app/{site,http}', 'server/{runtime,database,http}'],
  'server/backup': ['server/{runtime,database,submissions,pictures}'],
  'server/privacy': ['schema', 'server/{runtime,database,submissions,backup}'],
  'server/inbox': ['schema', 'server/{runtime,database,submissions,privacy}'],
  'server/mail': ['schema', 'app/{site,forms}', 'server/{runtime,http,submissions}'],
  'server/monitoring': ['app/data', 'server/{runtime,http,submissions,backup,mail}'],
  'server/pages': ['app/{site,data}', 'render', 'server/runtime'],
  'server/rows': [
    'schema',
    'app/{site,data,http,hydration}',
    'render',
    'server/{runtime,database,http,pages}',
  ],
  'server/forms': [
    'schema',
    'app/{site,data,forms,http}',
    'server/{runtime,http,submissions,monitoring,pages}',
  ],
  'server/build': [
    'schema',
    'app/{site,data,http,theme}',
    'app/ui/basalt',
    'checks',
    'render',
    'server/{runtime,database,pictures,rows}',
  ],
  'server/dev': ['schema', 'app/{site,data,forms,http,hydration}', 'checks', 'render', 'server'],
  'server/*': [
    'app/{site,data,forms,http}',
    'server/{runtime,database,http,submissions,pictures,backup,privacy,mail,monitoring,pages,rows,forms,build}',
  ],

  'scripts/font': [],
  'scripts/bench': ['server'],
  'scripts/*': [
    'schema',
    'app/{site,data}',
    'checks',
    'edits',
    'impact',
    'server',
    'studio/{api,publish,server}',
    'scripts',
  ],

  'studio/api': ['app/ui/work', 'edits', 'render', 'server/submissions'],
  'studio/rows': ['app/site', 'render', 'studio/api'],
  'studio/fields': ['schema', 'app/site', 'checks', 'edits', 'render', 'studio/api'],
  'studio/pages': ['schema', 'app/site', 'checks', 'edits', 'render', 'studio/{api,fields}'],
  'studio/publish': [
    'schema',
    'app/{site,data,http}',
    'checks',
    'edits',
    'server/{runtime,build}',
    'studio/{api,fields}',
  ],
  'studio/server': [
    'schema',
    'app/{site,data,http}',
    'app/ui/work',
    'server',
    'checks',
    'edits',
    'impact',
    'render',
    'studio/{api,fields,pages,publish,rows}',
  ],
  'studio/web': [
    'app/{site,i18n,theme,ui}',
    'edits',
    'render/preview/{sources,search-texts}.ts',
    'schema/value-path.ts',
    'studio/{api,rows}',
  ],
  'studio/*': ['studio/web/ui'],
};

/** A pattern of all files in a folder, or of those directly in it. `{a,b}` stands for either. */
function filesIn(folder) {
  const files = folder.replace(/\{(.*)\}/, (_, names) => `(${names.replaceAll(',', '|')})`);
  return `^${files.replaceAll('.', '\\.').replace('*', '[^/]+$')}(/|$)`;
}

const rules = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({ folder, allowed }));

export default {
  forbidden: [
    ...rules.map(({ folder, allowed }) => ({
      name: `${folder} may import only ${allowed.join(', ') || 'itself'}`,
      severity: 'error',
      from: { path: filesIn(folder) },
      to: {
        path: '^(app|checks|edits|impact|render|schema|scripts|server|studio|tests)/',
        pathNot: [folder, ...allowed].map(filesIn),
      },
    })),
    {
      name: 'every folder needs an entry in MAY_IMPORT',
      severity: 'error',
      from: {
        path: '^(app|checks|edits|impact|render|schema|scripts|server|studio)/',
        pathNot: rules.map(({ folder }) => filesIn(folder)),
      },
      to: {},
    },
    {
      name: 'no circles of files, types included: what two files share stands in a third one',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'zod and yaml never reach the browser: parse in schema, app/site, app/forms or app/data',
      severity: 'error',
      from: { path: '^app/(ui|sections|routes)/' },
      to: { path: '(^|node_modules/)(zod|yaml)(/|$)' },
    },
    {
      name: "the Studio's interface imports only types of the API, whose values bring zod into the browser",
      severity: 'error',
      from: { path: '^studio/(web|rows/row-problems)' },
      to: {
        path: '^studio/api/',
        pathNot: '^studio/api/constants',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'components import only types of schema, whose values bring zod into the browser',
      severity: 'error',
      from: { path: '^app/(ui|sections|routes)/' },
      to: { path: '^schema/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface for the default parser.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
