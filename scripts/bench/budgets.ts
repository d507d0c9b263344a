interface Budget {
  readonly name: string;
  readonly max?: number;
  readonly min?: number;
  /** The budget is a multiple of this floor, measured in the same run. */
  readonly times?: string;
  readonly unit: 'ms' | 'MiB' | 'KB' | 'a second' | '';
}

export const BUDGETS = {
  building: {
    check: { name: 'npm run check', max: 1000, unit: 'ms' },
    build: { name: 'cold build of all pages', max: 8, times: 'a bare React Router build', unit: 'ms' },
    rebuild: { name: 'build after a content edit', max: 3000, unit: 'ms' },
    memory: { name: 'peak memory of a build', max: 600, unit: 'MiB' },
    timeGrowth: { name: 'build of 406 pages', max: 9, times: 'that of 46 pages', unit: 'ms' },
    memoryGrowth: { name: 'memory of a build of 406 pages', max: 9, times: 'that of 46 pages', unit: 'MiB' },
  },
  pages: {
    html: { name: 'HTML of any page, brotli', max: 14, unit: 'KB' },
    inlineScripts: { name: 'inline scripts of any page', max: 2, unit: 'KB' },
    scripts: { name: 'JavaScript fetched by a visit that reads and scrolls', max: 0, unit: 'KB' },
    firstView: { name: 'first view of a first visit, with fonts', max: 60, unit: 'KB' },
    wholeHome: { name: 'home page, scrolled to its end', max: 400, unit: 'KB' },
    react: { name: 'JavaScript after React has started, brotli', max: 150, unit: 'KB' },
    paint: { name: 'LCP on a slow phone', max: 1.2, times: 'the page without scripts and fonts', unit: 'ms' },
    shift: { name: 'cumulative layout shift', max: 0.001, unit: '' },
    blocking: { name: 'total blocking time', max: 50, unit: 'ms' },
    nextPage: { name: 'next page after a click on a link pointed at', max: 100, unit: 'ms' },
  },
  serving: {
    ready: { name: 'embedded database ready after the start of the server', max: 1000, unit: 'ms' },
    memory: { name: 'memory of server and database at rest', max: 300, unit: 'MiB' },
    pageRate: { name: 'pages from one core', min: 0.25, times: 'nginx, estimated', unit: 'a second' },
    p99: { name: 'p99 of pages', max: 5, times: 'a bare Node server', unit: 'ms' },
    formRate: { name: 'forms kept', min: 0.8, times: 'plain inserts', unit: 'a second' },
  },
  editing: {
    devPreview: { name: 'npm run dev: from saved to shown', max: 500, unit: 'ms' },
    studioPreview: { name: 'preview in the Studio: from saved to its page', max: 500, unit: 'ms' },
    find: { name: 'search in the Studio: from key to list', max: 100, unit: 'ms' },
    publication: { name: 'publish an edit of every page: from click to live', max: 2000, unit: 'ms' },
    memory: { name: 'memory of the Studio after 1,000 edits and previews', max: 400, unit: 'MiB' },
    memoryGrowth: { name: 'the same memory', max: 1.1, times: 'that after half of them', unit: 'MiB' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Budget>>>>;

export type Part = keyof typeof BUDGETS;

/** A measured value; with its floor if the budget is a multiple of one. */
export type Reading = number | readonly [value: number, floor: number];
export type BudgetReadings<Name extends Part> = Readonly<Record<keyof (typeof BUDGETS)[Name], Reading>>;

/** Formats a row of the Markdown table. */
export function formatBudget({ name, max, min, times, unit }: Budget, reading: Reading) {
  const [value, floor] = typeof reading === 'number' ? [reading, 1] : reading;
  const isKept = max === undefined ? value >= (min ?? 0) * floor : value <= max * floor;
  const write = (amount: number) => `${Number(amount.toFixed(amount < 100 ? 1 : 0))} ${unit}`.trimEnd();
  const budget = `${max === undefined ? '>=' : '<='} ${max ?? min} ${times ? `times ${times}` : unit}`;
  const measured = times
    ? `${(value / floor).toFixed(2)} times (${write(value)}, ${write(floor)})`
    : write(value);
  return { isKept, row: `| ${name} | ${budget.trimEnd()} | ${measured} | ${isKept ? 'ok' : 'FAILED'} |` };
}
