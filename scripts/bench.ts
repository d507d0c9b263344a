import { availableParallelism, loadavg } from 'node:os';
import { benchOptions } from './bench/bench-options.ts';
import { benchParts } from './bench/bench-parts.ts';
import { copyProject, deleteCleared } from './bench/project-copy.ts';
import type { Row } from './bench/row.ts';
import { exitCodeOf, rowTable, sumLine } from './bench/row-table.ts';
import { runParts } from './bench/run-parts.ts';

/**
 * npm run bench: the figures that the project promises, each beside its budget, with the floors measured in the same run.
 * --only building,serving runs some parts; --json prints all rows as JSON, at the end.
 * Exit code 0: all within budget; 1: one falls short, or could not be measured; 2: it was called wrongly.
 */
async function bench(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const known = benchParts.map(({ name }) => name);
  const options = benchOptions(process.argv.slice(2), known);
  if (typeof options === 'string') {
    console.error(options);
    process.exitCode = 2;
    return;
  }
  const say = (text: string) => options.json || process.stdout.write(text);
  say(`${machine()}\n`);
  const all: (Row & { readonly part: string })[] = [];
  const parts = benchParts.filter(({ name }) => options.names.includes(name));
  for await (const { part, rows, seconds } of runParts(parts, copyProject)) {
    say(`\n${part} (${seconds.toFixed(0)} s)\n${rowTable(rows)}`);
    all.push(...rows.map((row) => ({ part, ...row })));
  }
  say(`\n${sumLine(all)}`);
  if (options.json) console.log(JSON.stringify(all, null, 2));
  process.exitCode = exitCodeOf(all);
  deleteCleared();
}

/** What figures of this run depend on; on a busy machine ratios are what counts. */
function machine(): string {
  const [load = 0] = loadavg();
  const busy = load > 1 ? `, busy: a load of ${load.toFixed(1)} before it begins` : '';
  return `Node ${process.version}, ${availableParallelism()} processors${busy}`;
}

await bench();
