import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * With which arguments `npm run` starts Node for a command, so that what is measured is what people run.
 * @throws where package.json has no such command, or another program runs it
 */
export function commandArguments(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [program, ...args] = String(scripts[name]).split(' ');
  if (program !== 'node') throw new Error(`npm run ${name} does not start Node: ${scripts[name]}`);
  return args;
}
