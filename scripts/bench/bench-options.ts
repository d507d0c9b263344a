import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The names of the parts to run, in their usual order. */
  readonly names: readonly string[];
  /** Whether the rows are to be printed as JSON, when all are there. */
  readonly json: boolean;
}

const OPTIONS = { only: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

/**
 * @param args as they stand behind the command
 * @param known the names of all parts
 * @returns a sentence where they cannot be read
 */
export function benchOptions(args: readonly string[], known: readonly string[]): BenchOptions | string {
  const values = valuesOf(args);
  if (values === null)
    return `The options are --only with names of parts, for example --only ${known.slice(0, 2).join(',')}, and --json.`;
  const asked = values.only?.split(',') ?? known;
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return `No part is called "${unknown.join('", "')}". The parts are: ${known.join(', ')}.`;
  return { names: known.filter((name) => asked.includes(name)), json: values.json };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return null;
  }
}
