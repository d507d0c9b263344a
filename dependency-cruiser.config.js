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

  'server/http': ['schema', 'app/{site,data,http,hydration}', 'server/{*,forms,pictures,rows}'],
  'server/forms': ['schema', 'app/{site,data,forms,http}', 'server/{*,database,http,render}'],
  'server/database': ['app/site', 'server/{*,forms,pictures}'],
  'server/pictures': ['app/{site,http}', 'server/{*,database,http}'],
  'server/privacy': ['schema', 'server/{*,database,forms}'],
  'server/mail': ['schema', 'app/{site,forms}', 'server/{*,forms,http}'],
  'server/render': ['app/{site,data,http,hydration}', 'server/*'],
  'server/rows': ['schema', 'app/{site,data,http,hydration}', 'server/{*,database,http,render}'],
  'server/*': [
    'app/{site,data,forms,http}',
    'server/{database,forms,http,mail,pictures,privacy,render,rows}',
  ],

  'scripts/schema': ['schema'],
  'scripts/font': [],
  'scripts/inbox': ['schema', 'server/{*,database,forms,privacy}', 'scripts/command-line.ts'],
  'scripts/build': [
    'schema',
    'app/{site,data,http,theme}',
    'app/ui/basalt',
    'server/{*,database,pictures,render,rows}',
    'checks',
    'scripts/command-line.ts',
  ],
  'scripts/dev': [
    'schema',
    'app/{site,data,forms,http,hydration}',
    'server',
    'checks',
    'scripts/build',
    'studio/preview',
  ],
  'scripts/bench': ['server/{database,forms}', 'scripts/dev'],
  'scripts/{start,studio}.ts': ['app/site', 'server/{*,database}', 'scripts', 'studio/{publish,server}'],
  'scripts/*': ['schema', 'app/site', 'checks', 'edits', 'impact', 'server/{*,database,pictures}', 'scripts'],

  'studio/rows': ['app/site', 'studio/*'],
  'studio/preview': ['schema', 'app/{site,data,http}', 'server/render', 'checks', 'edits', 'studio/{*,rows}'],
  'studio/fields': ['schema', 'app/site', 'checks', 'edits', 'studio/{*,preview}'],
  'studio/pages': ['schema', 'app/site', 'checks', 'edits', 'studio/{*,fields,preview}'],
  'studio/publish': [
    'schema',
    'app/{site,data,http}',
    'checks',
    'edits',
    'server/*',
    'scripts/build',
    'studio/{*,fields}',
  ],
  'studio/server': [
    'schema',
    'app/{site,data,http}',
    'app/ui/work',
    'server',
    'checks',
    'edits',
    'impact',
    'scripts/{build,inbox}',
    'studio/{*,fields,pages,preview,publish,rows}',
  ],
  'studio/web': ['app/{site,i18n,theme,ui}', 'edits', 'studio/{*,rows}'],
  'studio/*': ['schema', 'server/forms', 'edits'],
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
      from: {
        path: filesIn(folder),
        ...(folder === 'scripts/*' && { pathNot: filesIn('scripts/{start,studio}.ts') }),
      },
      to: {
        path: '^(app|checks|edits|impact|schema|scripts|server|studio|tests)/',
        pathNot: [folder, ...allowed].map(filesIn),
      },
    })),
    {
      name: 'every folder needs an entry in MAY_IMPORT',
      severity: 'error',
      from: {
        path: '^(app|checks|edits|impact|schema|scripts|server|studio)/',
        pathNot: rules.map(({ folder }) => filesIn(folder)),
      },
      to: {},
    },
    {
      name: 'zod and yaml never reach the browser: parse in schema, app/site, app/forms or app/data',
      severity: 'error',
      from: { path: '^app/(ui|sections|routes)/' },
      to: { path: '(^|node_modules/)(zod|yaml)(/|$)' },
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
