import { shortened } from '../../app/site/node-title.ts';
import { namedPath } from '../../checks/yaml/yaml-tree.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { findDependents } from '../../edits/item-names.ts';
import type { Json } from '../../edits/json.ts';
import { withNewAddresses } from '../../edits/move/addresses.ts';
import { siteRoot, siteValue } from '../../edits/site-value.ts';
import { path as pagePath } from '../../schema/identifiers.ts';
import { getChild, listAt, valueAt } from '../../schema/plain-value.ts';
import { hasSchema, walkSite } from '../../schema/schema-walk.ts';
import { isItem, nodeAt, nodesTo, type SiteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Decision, Lead } from '../api/pages-api.ts';
import { type Content, reading } from '../fields/field-context.ts';
import { getTitle } from '../fields/titles.ts';
import { documentEdits } from './move-edits.ts';

/** A link to the page or section that will be removed or hidden. */
export interface LinkToItem extends Lead {
  /** @param to the address that replaces it */
  readonly edits: (files: Files, decision: Decision, to: string) => readonly Edit[];
}

/** From the end of site.yaml to its start, so that a removal does not shift the other links; then the texts. */
export function leadsTo(content: Content, path: ValuePath): readonly LinkToItem[] {
  const address = getAddress(content, path);
  if (path[0] === 'pages' && path.length === 2)
    return address === null
      ? []
      : [...siteLeads(content, address, path), ...textLeads(content, toPage(content, address), path)];
  const anchor = address === null ? null : toSection(address, String(path.at(-1)));
  return [...arrowLeads(content, path), ...(anchor ? textLeads(content, anchor, path) : [])];
}

function siteLeads(content: Content, address: string, own: ValuePath): LinkToItem[] {
  const site = siteValue(content.files, []) ?? null;
  return [...walkSite(site)].reverse().flatMap((thing): LinkToItem[] => {
    const { path, value } = thing;
    const isOwn =
      path[0] === 'pages' &&
      (path.length === 3 || getChild(listAt(site, ['pages'])[Number(path[1])], 'id') === own[1]);
    if (value !== address || isOwn || !hasSchema(pagePath, thing)) return [];
    const spot = content.root && nodeAt(content.root, path);
    return spot ? [siteLead(content, spot, path, address)] : [];
  });
}

function siteLead(content: Content, spot: SiteNode, path: ValuePath, address: string): LinkToItem {
  const item = [spot, spot.parent].find((each) => each && isItem(each)) ?? null;
  const others = Array.isArray(item?.parent?.value) ? item.parent.value.length : 0;
  const isMore = getChild(item?.value, 'kind') === 'menu' || (path[0] === 'pages' && path.length === 5);
  const mayRemove =
    item !== null &&
    !isMore &&
    (others > 1 || ['redirects', 'notices', 'quick', 'legal', 'actions'].includes(String(item.path.at(-2))));
  const isLink = path[0] === 'navigation' || item?.path.at(-2) === 'cards';
  return {
    id: path.join('/'),
    place: placeOf(content, item ?? spot),
    what: item ? getTitle(content, item) : content.labels.field(String(path.at(-1))),
    options: mayRemove ? ['remove', 'change'] : ['change'],
    proposal: mayRemove && isLink ? 'remove' : 'change',
    edits(files, decision, to) {
      const root = siteRoot(files);
      if (!root || siteValue(files, path) !== address) return [];
      if (decision === 'change')
        return [{ kind: 'set', path: namedPath(root, path), before: address, after: to }];
      const at = namedPath(root, (item ?? spot).places);
      const before = siteValue(files, at);
      return before === undefined
        ? []
        : [{ kind: 'discard', list: at.slice(0, -1), item: at.at(-1) ?? 0, before }];
    },
  };
}

/** Arrows of heroes that point to the section. */
function arrowLeads(content: Content, path: ValuePath): LinkToItem[] {
  const site = siteValue(content.files, []) ?? null;
  return findDependents(site, path).references.flatMap((at): LinkToItem[] => {
    const spot = content.root && nodeAt(content.root, at);
    const before = valueAt(site, at) as Json;
    if (!spot) return [];
    return [
      {
        id: at.join('/'),
        place: placeOf(content, spot.parent ?? spot),
        what: content.labels.field('scrollTo'),
        options: ['remove'],
        proposal: 'remove',
        edits: () => [{ kind: 'set', path: spot.path, before }],
      },
    ];
  });
}

/** Replaces an address in a text; returns the text unchanged if it does not contain the address. */
type Replace = (text: string, to: string) => string;

function toPage({ site }: Content, address: string): Replace {
  const domains = site.languages.map(({ domain }) => domain);
  return (text, to) =>
    withNewAddresses(text, { addressAfter: (found) => (found === address ? to : null), domains });
}

function toSection(address: string, id: string): Replace {
  const anchor = `${address}#${id}`;
  return (text) => {
    const parts = text.split(anchor);
    return parts.reduce((done, part) => done + (/^[\w-]/.test(part) ? anchor : address) + part);
  };
}

/** Texts and documents with a link, each in all languages. */
function textLeads(content: Content, replace: Replace, own: ValuePath): LinkToItem[] {
  const { texts, files, labels } = content;
  const probe = '/-';
  const ownTexts = own.length === 2 ? `:${String(own[1])}.` : null;
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
  const lead = (
    id: string,
    place: string,
    what: string,
    edits: (to: string) => readonly Edit[],
  ): LinkToItem => ({
    id,
    place,
    what,
    options: ['change'],
    proposal: 'change',
    edits: (_files, _decision, to) => edits(to),
  });
  return [
    ...[...keys].map((key) =>
      lead(`text:${key}`, labels.of('pages.leads.text'), shortened(reading(content, key)) ?? key, (to) =>
        [...texts].flatMap(([language, all]): Edit[] => {
          const before = all.get(key);
          const after = before === undefined ? undefined : replace(before, to);
          if (before === undefined || after === undefined || after === before) return [];
          return [{ kind: 'text', language, key, before, after }];
        }),
      ),
    ),
    ...[...names].map((name) =>
      lead(`document:${name}`, labels.of('pages.leads.document'), name, (to) =>
        documents.flatMap(([file, text]) => {
          const [, language = '', document] = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
          return document === name ? documentEdits(text, replace(text, to), language, name) : [];
        }),
      ),
    ),
  ];
}

/** `Navigation › Services` */
function placeOf(content: Content, spot: SiteNode): string {
  return nodesTo(spot)
    .slice(0, -1)
    .filter((outer, depth) => isItem(outer) || (depth === 0 && spot.path[0] !== 'pages'))
    .map((outer) => getTitle(content, outer))
    .join(' › ');
}

/** Address of a page, or of the page that contains a section. */
export function getAddress({ files }: Content, path: ValuePath): string | null {
  const address = path[0] === 'pages' ? siteValue(files, ['pages', path[1] ?? '', 'path']) : undefined;
  return typeof address === 'string' ? address : null;
}
