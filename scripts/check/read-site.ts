import { type ResolvedSite, resolveSite } from '../../app/site/resolved-site.ts';
import { checkReferences } from './names/check-references.ts';
import type { FormerSite } from './names/former-site.ts';
import type { Problem, ProblemCode } from './problems/problem.ts';
import { explainByRepair } from './repairs/explain-by-repair.ts';
import { withoutFollowing } from './repairs/without-following.ts';
import { acceptSite } from './shape/accept.ts';
import { explainOddIcons } from './shape/odd-icons.ts';
import { findThousandsDots } from './shape/thousands-dot.ts';
import { findHalfQuotes, findTypographicQuotes } from './shape/typographic-quotes.ts';
import { explainUnseenSigns } from './shape/unseen-signs.ts';
import { readableText } from './yaml/readable-text.ts';
import { readYaml, type YamlSource } from './yaml/yaml-source.ts';

export interface ReadSiteOptions {
  /** The file's name for problems; `site.yaml` if left out. */
  readonly file?: string;
  /** The names of all icons that there are; null leaves them unchecked. */
  readonly icons: ReadonlySet<string> | null;
  /** The moment by which a thing is over or ends soon; the present if left out. */
  readonly now?: Date;
  /** The file before the edit, by which a page that went away is known; left out when there is nothing to compare with. */
  readonly former?: FormerSite | null;
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
 * @param written the file as text or as bytes in UTF-8
 * @returns the frozen site with warnings; or all problems (200 at most) in the order of the file
 */
export function readSite(written: string | Uint8Array, options: ReadSiteOptions): SiteReading {
  const reading = readOnce(written, options);
  if (reading.ok) return reading;
  const file = options.file ?? 'site.yaml';
  const readable = readableText(written, file);
  if ('problem' in readable) return reading;
  const again = (text: string) => readOnce(text, options).problems;
  const problems = inOrder(explainByRepair(readable.text, file, reading.problems, again));
  return { ok: false, problems: explainUnseenSigns(problems, readable.text) };
}

function readOnce(text: string | Uint8Array, options: ReadSiteOptions): SiteReading {
  const { source, problems: syntax } = readYaml(text, options.file ?? 'site.yaml');
  if (!source) return { ok: false, problems: inOrder(syntax) };
  const { site, problems: refused } = acceptSite(source);
  const shape = explainOddIcons(refused, source, options.icons);
  // Where the shape is lost, names are missing that stand in the wrong place.
  const isLost = syntax.length > 0 || shape.some(({ code }) => code === 'wrong-place');
  const problems = inOrder([
    ...syntax,
    ...findThousandsDots(source),
    ...findTypographicQuotes(source),
    ...withoutFollowing(syntax, shape, source.text),
    // Where a quote keeps a value from being understood, what is said of that tells what to write.
    ...findHalfQuotes(source),
    ...(isLost ? [] : withoutConsequences(references(source, options), shape)),
  ]);
  if (site === null || problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  return { ok: true, site: resolveSite(site), source, problems };
}

function references(source: YamlSource, { icons, now = new Date(), former }: ReadSiteOptions) {
  return checkReferences(source, icons, now, former);
}

/** What a thing lacks as a whole may be what is misspelt in it; the slip says it all. */
const wholes: ReadonlySet<ProblemCode> = new Set(['missing-currency', 'wrong-page', 'wrong-form']);

/** Leaves out what follows from a slip in the same entry of a list. */
function withoutConsequences(found: readonly Problem[], shape: readonly Problem[]): readonly Problem[] {
  const entries = new Set(shape.map(({ path }) => JSON.stringify(path.slice(0, 2))));
  const inForms = shape.some(({ path }) => path[0] === 'forms');
  return found.filter(
    ({ code, path }) =>
      !(code === 'removed-path' && shape.length > 0) &&
      (!wholes.has(code) ||
        !(entries.has(JSON.stringify(path.slice(0, 2))) || (code === 'wrong-form' && inForms))),
  );
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
