import { z } from 'zod';

/** Licences under which anything may be used, changed and sold as long as its notice stays. */
export const ACCEPTED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts: they may not be sold alone.
  'OFL-1.1',
  'Unlicense',
]);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** The packages of a lockfile. */
export type Lock = z.output<typeof lockSchema>;

/** The packages that run in production. */
export interface Licences {
  /** Names by licence, both in the order of the alphabet. */
  readonly byLicence: ReadonlyMap<string, readonly string[]>;
  /** A sentence for each package whose licence is not one of the accepted ones. */
  readonly problems: readonly string[];
}

/** Reads package-lock.json; throws when it is something else. */
export function readLock(text: string): Lock {
  return lockSchema.parse(JSON.parse(text));
}

/** The licences of all that `npm ci --omit=dev --omit=optional` installs. */
export function readLicences({ packages }: Lock): Licences {
  const found = new Map<string, Set<string>>();
  for (const [path, { license = 'none', dev, optional, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev || optional || devOptional) continue;
    const names = found.get(license) ?? new Set();
    found.set(license, names.add(packageName(path)));
  }
  const sorted = [...found]
    .map(([licence, names]): [string, string[]] => [licence, [...names].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    byLicence: new Map(sorted),
    problems: sorted
      .filter(([licence]) => !ACCEPTED_LICENCES.has(licence))
      .flatMap(([licence, names]) =>
        names.map(
          (name) =>
            `${name} has the licence ${licence}: read it, then accept it in scripts/licences/read-licences.ts, or take another package.`,
        ),
      ),
  };
}

/** The packages that want to run a program when they are installed. */
export function packagesWithInstallScript({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => packageName(path));
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
