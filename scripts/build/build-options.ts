import { parseArgs } from 'node:util';

/** How a build is asked for; `scripts/build.ts` says what each option means. */
export type BuildOptions = ReturnType<typeof buildOptions>;

const OPTIONS = {
  site: { type: 'string', default: '.' },
  out: { type: 'string', default: 'build' },
  'if-changed': { type: 'boolean', default: false },
  date: { type: 'string' },
  days: { type: 'boolean', default: false },
  light: { type: 'boolean', default: false },
  uncompressed: { type: 'boolean', default: false },
} as const;

/**
 * @param args as they stand behind the command
 * @throws when there is no such option
 */
export function buildOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}
