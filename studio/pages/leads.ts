import { z } from 'zod';
import { shortened } from '../../app/site/node-title.ts';
import { namedPath } from '../../checks/yaml/yaml-tree.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { withNewAddresses } from '../../edits/move/addresses.ts';
import { siteRoot, siteValue } from '../../edits/site-value.ts';
import { path as pagePath } from '../../schema/identifiers.ts';
import { isPage, isPageAddress, pageAround } from '../../schema/page-node.ts';
import { getChild } from '../../schema/plain-value.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import {
  getRoot,
  isItem,
  listKey,
  nearestNode,
  nodeAt,
  type SiteNode,
  walkSite,
} from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Decision, IncomingLink } from '../api/pages-api.ts';
import { type ParsedContent, readText } from '../fields/field-context.ts';
import { getTitle, listTitledNodes } from '../fields/titles.ts';
import { editDocumentLines } from './move-edits.ts';

/** A link to the page or section that will be removed or hidden. */
export interface RemovableLink extends IncomingLink {
  /** @param to the address that replaces it */
  readonly edits: (files: Files, decision: Decision, to: string) => readonly Edit[];
}

/** From the end of site.yaml to its start, so that a removal does not shift the other links; then the texts. */
export function listIncomingLinks(content: ParsedContent, path: ValuePath): readonly RemovableLink[] {
  const address = getAddress(content, path);
  const target = content.root && nodeAt(content.root, path);
  if (target && isPage(target))
    return address === null
      ? []
      : [
          ...listSiteLinks(content, address, target),
          ...listTextLinks(content, createPageReplacer(content, address), path),
        ];
  const anchor = address === null ? null : createSectionReplacer(address, String(path.at(-1)));
  return anchor ? listTextLinks(content, anchor, path) : [];
}

function listSiteLinks(content: ParsedContent, address: string, target: SiteNode): RemovableLink[] {
  return walkSite(getRoot(target))
    .toReversed()
    .filter((node) => node.value === address && hasSchema(pagePath, node) && !isPageAddress(node))
    .filter((node) => pageAround(node)?.value !== target.value)
    .map((node) => createSiteLink(content, node, address));
}

function createSiteLink(content: ParsedContent, node: SiteNode, address: string): RemovableLink {
  const path = node.places;
  const item = [node, node.parent].find((each) => each && isItem(each)) ?? null;
  const list = item?.parent?.schema ?? null;
  const siblingCount = Array.isArray(item?.parent?.value) ? item.parent.value.length : 0;
  // A menu and a section hold more than their link.
  const isParent = item?.model.linked === 'anchor' || getChild(item?.value, 'kind') === 'menu';
  const mayRemove =
    item !== null && !isParent && (siblingCount > 1 || (list !== null && z.core.safeParse(list, []).success));
  // A link in a menu, or a card, is of no use without its page.
  const isLink = path[0] === 'navigation' || (item !== null && listKey(item) === 'cards');
  return {
    id: path.join('/'),
    place: describePlace(content, item ?? node),
    what: item ? getTitle(content, item) : content.labels.field(String(path.at(-1))),
    options: mayRemove ? ['remove', 'change'] : ['change'],
    proposal: mayRemove && isLink ? 'remove' : 'change',
    edits(files, decision, to) {
      const root = siteRoot(files);
      if (!root || siteValue(files, path) !== address) return [];
      if (decision === 'change')
        return [{ kind: 'set', path: namedPath(root, path), before: address, after: to }];
      const itemPath = namedPath(root, (item ?? node).places);
      const before = siteValue(files, itemPath);
      return before === undefined
        ? []
        : [{ kind: 'discard', list: itemPath.slice(0, -1), item: itemPath.at(-1) ?? 0, before }];
    },
  };
}

/** Replaces an address in a text; returns the text unchanged if it does not contain the address. */
type Replace = (text: string, to: string) => string;

function createPageReplacer({ site }: ParsedContent, address: string): Replace {
  const domains = site.languages.map(({ domain }) => domain);
  return (text, to) =>
    withNewAddresses(text, { addressAfter: (path) => (path === address ? to : null), domains });
}

function createSectionReplacer(address: string, id: string): Replace {
  const anchor = `${address}#${id}`;
  return (text) => {
    const parts = text.split(anchor);
    return parts.reduce((result, part) => result + (/^[\w-]/.test(part) ? anchor : address) + part);
  };
}

/** Texts and documents with a link, each in all languages. */
function listTextLinks(content: ParsedContent, replace: Replace, target: ValuePath): RemovableLink[] {
  const { texts, files, labels } = content;
  const probe = '/-';
  const ownTexts = target.length === 2 ? `:${String(target[1])}.` : null;
  const keys = new Set(
    [...texts.values()].flatMap((all) =>
      [...all].flatMap(([key, text]) =>
        text.includes('/') && replace(text, probe) !== text && !(ownTexts && key.includes(ownTexts))
          ? [key]
          : [],
      ),
    ),
  );
  const documents = Object.entries(files).filter(
    ([file, text]) => /^content\/[^/]+\/[^/]+\.md$/.test(file) && replace(text, probe) !== text,
  );
  const names = new Set(documents.map(([file]) => /([^/]+)\.md$/.exec(file)?.[1] ?? ''));
  const choice = { options: ['change'], proposal: 'change' } as const;
  const textLinks = [...keys].map(
    (key): RemovableLink => ({
      ...choice,
      id: `text:${key}`,
      place: labels.text('pages.leads.text'),
      what: shortened(readText(content, key)) ?? key,
      edits: (_files, _decision, to) =>
        [...texts].flatMap(([language, all]): Edit[] => {
          const before = all.get(key);
          const after = before === undefined ? undefined : replace(before, to);
          if (before === undefined || after === undefined || after === before) return [];
          return [{ kind: 'text', language, key, before, after }];
        }),
    }),
  );
  const documentLinks = [...names].map(
    (name): RemovableLink => ({
      ...choice,
      id: `document:${name}`,
      place: labels.text('pages.leads.document'),
      what: name,
      edits: (_files, _decision, to) =>
        documents.flatMap(([file, text]) => {
          const [, language = '', document] = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
          return document === name ? editDocumentLines(text, replace(text, to), language, name) : [];
        }),
    }),
  );
  return [...textLinks, ...documentLinks];
}

/** `Navigation › Services` */
function describePlace(content: ParsedContent, node: SiteNode): string {
  return listTitledNodes(node)
    .filter((outer) => outer !== node)
    .map((outer) => getTitle(content, outer))
    .join(' › ');
}

/** Address of a page, or of the page that contains a section. */
export function getAddress({ root }: ParsedContent, path: ValuePath): string | null {
  const address = root && getChild(pageAround(nearestNode(root, path))?.value, 'path');
  return typeof address === 'string' ? address : null;
}
