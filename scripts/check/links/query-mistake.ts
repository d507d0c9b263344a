import { packageLink, packageLinkValue } from '../../../app/site/form-links.ts';
import { listQuery } from '../../../app/site/list-query.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { suggest } from '../problems/suggest.ts';
import type { SitePage } from './written-link.ts';

/** A choice behind the `?` that the page does not know. */
export interface QueryMistake {
  /** `service=sjo` */
  readonly written: string;
  /** The query as it was probably meant, with its `?`; empty when nothing of it is known. */
  readonly right: string;
}

/**
 * Looks for a choice that no form and no list of a page knows.
 * @param query what stands behind the `?`
 */
export function queryMistake(page: SitePage, query: string, site: ResolvedSite): QueryMistake | null {
  const known = knownChoices(page, site);
  const choices = [...new URLSearchParams(query.replaceAll('&amp;', '&'))];
  const wrong = choices.find(([name, value]) => !isKnown(known, name, value));
  if (!wrong) return null;
  const right = new URLSearchParams(choices.flatMap((choice) => meantChoice(known, choice)));
  return { written: wrong.join('='), right: right.size > 0 ? `?${right}` : '' };
}

/** The values that may stand behind each name; null for any. */
type KnownChoices = ReadonlyMap<string, ReadonlySet<string> | null>;

function knownChoices({ sections }: SitePage, site: ResolvedSite): KnownChoices {
  const known = new Map<string, ReadonlySet<string> | null>();
  for (const section of sections) {
    if (section.kind === 'news-list' || section.kind === 'project-gallery')
      for (const name of Object.values(listQuery)) known.set(name, null);
    if (section.kind === 'form' && section.summary) known.set(packageLink, allPackages(site));
    for (const field of 'form' in section ? (site.forms[section.form]?.fields ?? []) : [])
      if ('link' in field && field.link !== undefined)
        known.set(field.link, new Set(field.options.map(({ value }) => value)));
  }
  return known;
}

function allPackages({ packageSets }: ResolvedSite): ReadonlySet<string> {
  return new Set(
    Object.values(packageSets).flatMap(({ id, packages }) =>
      packages.map((offered) => packageLinkValue({ set: id, package: offered.id })),
    ),
  );
}

function isKnown(known: KnownChoices, name: string, value: string): boolean {
  const values = known.get(name);
  return values === null || values?.has(value) === true;
}

/** A choice with the name and the value that were probably meant; none where nothing is like it. */
function meantChoice(known: KnownChoices, [name, value]: [string, string]): [string, string][] {
  const meantName = known.has(name) ? name : suggest(name, known.keys());
  if (meantName === null) return [];
  const values = known.get(meantName);
  const meantValue = values && !values.has(value) ? suggest(value, values) : value;
  return meantValue === null ? [] : [[meantName, meantValue]];
}
