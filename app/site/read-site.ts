import { acceptSite } from './accept/accept.ts';
import { findThousandsDots } from './accept/thousands-dot.ts';
import type { Problem } from './problems/problem.ts';
import { checkReferences } from './references/check-references.ts';
import { type ResolvedSite, resolveSite } from './resolved-site.ts';
import { readYaml, type YamlSource } from './yaml/yaml-source.ts';

export interface ReadSiteOptions {
  /** The file's name for problems; `site.yaml` if left out. */
  readonly file?: string;
  /** The names of all icons that there are; null leaves them unchecked. */
  readonly icons: ReadonlySet<string> | null;
  /** The moment by which a thing is over or ends soon; the present if left out. */
  readonly now?: Date;
}

/** A site, or why there is none. */
export type SiteReading =
  | {
      readonly ok: true;
      readonly site: ResolvedSite;
      readonly source: YamlSource /** Warnings only. */;
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false /** At least one error. */; readonly problems: readonly Problem[] };

/** Nobody mends more mistakes than this at once. */
const problemLimit = 200;

/**
 * Reads site.yaml: either the whole site, or everything that is wrong with it. Never throws.
 * @param text the file as text or as bytes in UTF-8
 * @returns the frozen site with warnings; or all problems (200 at most) in the order of the file
 */
export function readSite(text: string | Uint8Array, options: ReadSiteOptions): SiteReading {
  const { source, problems: syntax } = readYaml(text, options.file ?? 'site.yaml');
  if (!source) return { ok: false, problems: inOrder(syntax) };
  const { site, problems: shape } = acceptSite(source);
  const problems = inOrder([
    ...syntax,
    ...findThousandsDots(source),
    ...shape,
    ...checkReferences(source, options.icons, options.now ?? new Date()),
  ]);
  if (site === null || problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  return { ok: true, site: resolveSite(site), source, problems };
}

/** Sorted by place; of several problems with the same thing the first one found stays. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems
    .filter(({ path, line, column }) => {
      const thing = path.length > 0 ? JSON.stringify(path) : `${line}:${column}`;
      if (seen.has(thing)) return false;
      seen.add(thing);
      return true;
    })
    .sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column)
    .slice(0, problemLimit)
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Errors first, so that warnings never crowd them out. */
function rank({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}
