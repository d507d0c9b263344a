import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { likelyTarget } from '../../checks/names/removed-pages.ts';
import { iconNames } from '../../checks/project/icons.ts';
import { readSite } from '../../checks/read-site.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { siteValue } from '../../edits/site-value.ts';
import { isPage } from '../../schema/page-node.ts';
import { getChild, listAt } from '../../schema/plain-value.ts';
import { nodeAt } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { RemovalRequest, RemovalView } from '../api/pages-api.ts';
import { getContent, type ParsedContent } from '../fields/field-context.ts';
import { getTitle } from '../fields/titles.ts';
import { getAddress, listIncomingLinks } from './leads.ts';
import { newKeys, textEdits, unusedDocumentEdits } from './new-texts.ts';

/** Links to a page or a section. @param published the pages that visitors know */
export function createRemovalView(
  content: ParsedContent,
  path: ValuePath,
  published: ResolvedSite,
): RemovalView | null {
  const node = content.root && nodeAt(content.root, path);
  if (!node) return null;
  const address = getAddress(content, path);
  const isWholePage = isPage(node);
  return {
    title: getTitle(content, node),
    leads: listIncomingLinks(content, path).map(({ edits: _, ...lead }) => lead),
    nearest: isWholePage && address !== null ? findNearestPage(content, address) : null,
    needsRedirect: isWholePage && isPublished(published, address),
  };
}

/**
 * Edits that remove or hide a page or section, or show it again, and update all links to it.
 * @param published the pages that visitors know
 * @param since the day, for texts that await a translation
 */
export function removalEdits(
  content: ParsedContent,
  { path, how, decisions, to }: RemovalRequest,
  published: ResolvedSite,
  since: string,
): readonly Edit[] {
  const [list, item] = [path.slice(0, -1), path.at(-1) ?? ''];
  const address = getAddress(content, path);
  const node = content.root && nodeAt(content.root, path);
  const isWholePage = node !== null && isPage(node);
  if (how === 'show') return showAgainEdits(content, path, isWholePage ? address : null);
  const edits: Edit[] = [];
  let files = content.files;
  const apply = (newEdits: readonly Edit[]) => {
    edits.push(...newEdits);
    files = applyEdits(files, newEdits).files;
  };
  const target =
    to ?? (isWholePage && address !== null ? findNearestPage(content, address) : (address ?? '/'));
  for (const link of listIncomingLinks(content, path)) {
    const decision = decisions[link.id];
    apply(link.edits(files, decision && link.options.includes(decision) ? decision : link.proposal, target));
  }
  const before = siteValue(files, path);
  if (before !== undefined)
    apply([
      how === 'remove'
        ? { kind: 'discard', list, item, before }
        : { kind: 'set', path: [...path, 'hidden'], after: true },
    ]);
  if (isWholePage && to !== null && isPublished(published, address))
    apply([redirectEdit(siteValue(files, ['redirects']), address, to)]);
  return [...edits, ...followUpEdits(content, files, how, since)];
}

function showAgainEdits({ files }: ParsedContent, path: ValuePath, address: string | null): readonly Edit[] {
  const hidden = siteValue(files, [...path, 'hidden']);
  const redirect = address === null ? undefined : siteValue(files, ['redirects', address]);
  return [
    ...(hidden === undefined ? [] : [{ kind: 'set', path: [...path, 'hidden'], before: hidden } as const]),
    ...(redirect === undefined
      ? []
      : [{ kind: 'remove', list: ['redirects'], item: address ?? '', before: redirect } as const]),
  ];
}

function findNearestPage({ site }: ParsedContent, address: string): string {
  const others = Object.keys(site.pageByPath).filter((path) => path !== address);
  return likelyTarget(address, new Set(others));
}

/** Removes documents that are no longer shown. A menu that now links to another page may need its description. */
function followUpEdits(
  content: ParsedContent,
  files: Files,
  how: RemovalRequest['how'],
  since: string,
): readonly Edit[] {
  const reading = readSite(files['site.yaml'] ?? '', { icons: iconNames() });
  if (!reading.ok) return [];
  const after = getContent({ ...content, files, site: reading.site });
  return [
    ...(how === 'remove' ? unusedDocumentEdits(files, content.site, reading.site) : []),
    ...textEdits(after, newKeys(content.site, reading.site), {}, since),
  ];
}

/** Returns true if visitors may know an address. */
function isPublished({ pageByPath }: ResolvedSite, address: string | null): address is string {
  return address !== null && !address.includes('{') && Object.hasOwn(pageByPath, address);
}

function redirectEdit(redirects: unknown, from: string, to: string): Edit {
  const last = listAt(redirects, []).at(-1);
  const after = last === undefined ? null : String(getChild(last, 'from'));
  return { kind: 'insert', list: ['redirects'], item: { from, to }, after };
}
