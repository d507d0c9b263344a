import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { likelyTarget } from '../../checks/names/removed-pages.ts';
import { iconNames } from '../../checks/project/icons.ts';
import { readSite } from '../../checks/read-site.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { siteValue } from '../../edits/site-value.ts';
import { getChild, listAt } from '../../schema/plain-value.ts';
import { nodeAt } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { RemovalRequest, RemovalView } from '../api/pages-api.ts';
import { type Content, getContent } from '../fields/field-context.ts';
import { getTitle } from '../fields/titles.ts';
import { getAddress, leadsTo } from './leads.ts';
import { lostDocumentEdits, newKeys, textEdits } from './new-texts.ts';

/** Links to a page or a section. @param published the pages that visitors know */
export function removalView(content: Content, path: ValuePath, published: ResolvedSite): RemovalView | null {
  const thing = content.root && nodeAt(content.root, path);
  if (!thing) return null;
  const address = getAddress(content, path);
  const isPage = path[0] === 'pages' && path.length === 2;
  return {
    title: getTitle(content, thing),
    leads: leadsTo(content, path).map(({ edits: _, ...lead }) => lead),
    nearest: isPage && address !== null ? nearestTo(content, address) : null,
    needsRedirect: isPage && knows(published, address),
  };
}

/**
 * Edits that remove or hide a page or section, or show it again, and update all links to it.
 * @param published the pages that visitors know
 * @param since the day, for texts that await a translation
 */
export function removalEdits(
  content: Content,
  { path, how, decisions, to }: RemovalRequest,
  published: ResolvedSite,
  since: string,
): readonly Edit[] {
  const [list, item] = [path.slice(0, -1), path.at(-1) ?? ''];
  const address = getAddress(content, path);
  const isPage = path[0] === 'pages' && path.length === 2;
  if (how === 'show') return shownEdits(content, path, isPage ? address : null);
  const edits: Edit[] = [];
  let files = content.files;
  const make = (made: readonly Edit[]) => {
    edits.push(...made);
    files = applyEdits(files, made).files;
  };
  const target = to ?? (isPage && address !== null ? nearestTo(content, address) : (address ?? '/'));
  for (const lead of leadsTo(content, path)) {
    const decision = decisions[lead.id];
    make(lead.edits(files, decision && lead.options.includes(decision) ? decision : lead.proposal, target));
  }
  const before = siteValue(files, path);
  if (before !== undefined)
    make([
      how === 'remove'
        ? { kind: 'discard', list, item, before }
        : { kind: 'set', path: [...path, 'hidden'], after: true },
    ]);
  if (isPage && to !== null && knows(published, address))
    make([redirectEdit(siteValue(files, ['redirects']), address, to)]);
  return [...edits, ...wordsThen(content, files, how, since)];
}

function shownEdits({ files }: Content, path: ValuePath, address: string | null): readonly Edit[] {
  const hidden = siteValue(files, [...path, 'hidden']);
  const redirect = address === null ? undefined : siteValue(files, ['redirects', address]);
  return [
    ...(hidden === undefined ? [] : [{ kind: 'set', path: [...path, 'hidden'], before: hidden } as const]),
    ...(redirect === undefined
      ? []
      : [{ kind: 'remove', list: ['redirects'], item: address ?? '', before: redirect } as const]),
  ];
}

function nearestTo({ site }: Content, address: string): string {
  const others = Object.keys(site.pageByPath).filter((path) => path !== address);
  return likelyTarget(address, new Set(others));
}

/** Removes documents that are no longer shown. A menu that now links to another page may need its description. */
function wordsThen(
  content: Content,
  files: Files,
  how: RemovalRequest['how'],
  since: string,
): readonly Edit[] {
  const read = readSite(files['site.yaml'] ?? '', { icons: iconNames() });
  if (!read.ok) return [];
  const after = getContent({ ...content, files, site: read.site });
  return [
    ...(how === 'remove' ? lostDocumentEdits(files, content.site, read.site) : []),
    ...textEdits(after, newKeys(content.site, read.site), {}, since),
  ];
}

/** Returns true if visitors may know an address. */
function knows({ pageByPath }: ResolvedSite, address: string | null): address is string {
  return address !== null && !address.includes('{') && Object.hasOwn(pageByPath, address);
}

function redirectEdit(redirects: unknown, from: string, to: string): Edit {
  const last = listAt(redirects, []).at(-1);
  const after = last === undefined ? null : String(getChild(last, 'from'));
  return { kind: 'insert', list: ['redirects'], item: { from, to }, after };
}
