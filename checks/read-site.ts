import { type ResolvedSite, resolveSite } from '../app/site/resolved-site.ts';
import { inOrder, mergeCauses } from './merge-causes.ts';
import { checkReferences } from './names/check-references.ts';
import type { FormerPage } from './names/removed-pages.ts';
import type { Problem } from './problems/problem.ts';
import { explainByRepair } from './repairs/explain-by-repair.ts';
import { acceptSite } from './shape/accept.ts';
import { findOddValues } from './shape/odd-values.ts';
import { readableText } from './yaml/readable-text.ts';
import { readYaml, type YamlSource } from './yaml/yaml-source.ts';

export interface ReadSiteOptions {
  /** Name of the file in problems; `site.yaml` if left out. */
  readonly file?: string;
  /** Names of all icons; `null` leaves them unchecked. */
  readonly icons: ReadonlySet<string> | null;
  /** Moment at which lifetimes are checked; the present if left out. */
  readonly now?: Date;
  /** Pages before the edit, to find removed ones; left out if there is nothing to compare with. */
  readonly former?: readonly FormerPage[] | null;
}

/** A site, or the problems that prevent it. */
export type SiteReading =
  | {
      readonly ok: true;
      readonly site: ResolvedSite;
      readonly source: YamlSource /** Warnings only. */;
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false /** At least one error. */; readonly problems: readonly Problem[] };

/**
 * Reads site.yaml: returns either the whole site or all of its problems. Never throws.
 * @param contents the file as text or as UTF-8 bytes
 * @returns the frozen site with warnings; or all problems (200 at most) in file order
 */
export function readSite(contents: string | Uint8Array, options: ReadSiteOptions): SiteReading {
  const reading = readOnce(contents, options);
  if (reading.ok) return reading;
  const file = options.file ?? 'site.yaml';
  const readable = readableText(contents, file);
  if ('problem' in readable) return reading;
  const readAgain = (text: string) => readOnce(text, options).problems;
  return { ok: false, problems: inOrder(explainByRepair(readable.text, file, reading.problems, readAgain)) };
}

function readOnce(text: string | Uint8Array, options: ReadSiteOptions): SiteReading {
  const { source, problems: syntax } = readYaml(text, options.file ?? 'site.yaml');
  if (!source) return { ok: false, problems: inOrder(syntax) };
  const { icons, now = new Date(), former } = options;
  const { site, problems: shape } = acceptSite(source);
  const names = checkReferences(source, icons, now, former);
  const problems = inOrder([...findOddValues(source), ...mergeCauses({ syntax, shape, names }, source)]);
  if (site === null || problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  return { ok: true, site: resolveSite(site), source, problems };
}
