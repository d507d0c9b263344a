import { getChild, listAt } from '../../schema/plain-value.ts';
import { isReservedAddress } from '../../schema/reserved-addresses.ts';
import { asText } from '../../schema/schema-walk.ts';
import { sectionKinds } from '../../schema/sections/section.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Sections that show the item in the address, and the part of the address that names it. */
const ITEM_PARTS: Readonly<Record<string, string>> = { 'news-article': '{slug}', 'project-detail': '{id}' };

/**
 * Checks that each page has one heading, from its hero at the start or from the item in its address, and that sections
 * and addresses that need each other are together.
 */
export function checkPages(source: YamlSource): Problem[] {
  return [
    ...listAt(source.value, ['pages']).flatMap((page, index) => checkPage(source, page, ['pages', index])),
    ...checkPage(source, getChild(source.value, 'notFound'), ['notFound']),
  ];
}

function isSectionKind(kind: unknown): boolean {
  return sectionKinds.some((sectionKind) => sectionKind === kind);
}

function checkPage(source: YamlSource, page: unknown, path: ValuePath): Problem[] {
  const sections = getChild(page, 'sections');
  if (!Array.isArray(sections)) return [];
  const address = getChild(page, 'path');
  const kinds = sections.map((section) => getChild(section, 'kind'));
  const hasItem = kinds.some((kind) => {
    const part = findItemPart(kind);
    return part !== undefined && endsWithPart(address, part);
  });
  const report = (index: number, wording: Wording) =>
    problemAt(source, 'wrong-page', [...path, 'sections', index, 'kind'], { wording });
  const wrongKinds = kinds.flatMap((kind, index) => {
    const part = findItemPart(kind);
    if (part !== undefined && !endsWithPart(address, part))
      return report(index, translateMessage('page.nothingNamed', { kind: asText(kind), part }));
    if (kind !== 'hero') return [];
    if (hasItem) return report(index, translateMessage('page.heroBesideItem'));
    if (index === 0) return [];
    const isFirstHero = kinds.indexOf('hero') === index;
    return report(index, translateMessage(isFirstHero ? 'page.heroNotFirst' : 'page.secondHero'));
  });
  // While a kind is invalid, it may be a misspelt hero.
  const hasHero = sections.some(
    (section) => getChild(section, 'kind') === 'hero' && getChild(section, 'hidden') !== true,
  );
  const lacksHero = !hasItem && !hasHero && kinds.length > 0 && kinds.every(isSectionKind);
  const wording = translateMessage('page.noHero');
  const noHero = lacksHero ? [problemAt(source, 'wrong-page', [...path, 'sections', 0], { wording })] : [];
  return [...wrongKinds, ...noHero, ...checkAddress(source, address, kinds, path)];
}

/** Returns the part of an address that names the item of a section; undefined if the kind shows no item. */
function findItemPart(kind: unknown): string | undefined {
  return typeof kind === 'string' && Object.hasOwn(ITEM_PARTS, kind) ? ITEM_PARTS[kind] : undefined;
}

function endsWithPart(address: unknown, part: string): boolean {
  return asText(address ?? '').endsWith(`/${part}`);
}

function checkAddress(
  source: YamlSource,
  address: unknown,
  kinds: readonly unknown[],
  path: ValuePath,
): Problem[] {
  if (typeof address === 'string' && isReservedAddress(address)) {
    const wording = translateMessage('page.reserved', { address });
    return [problemAt(source, 'duplicate-path', [...path, 'path'], { wording })];
  }
  const parts = typeof address === 'string' ? address.match(/\{[a-z]+\}/g) : null;
  const itemParts = kinds.map(findItemPart);
  if (!parts || (parts.length === 1 && itemParts.includes(parts[0]))) return [];
  // A section on the wrong type of address has been reported already.
  if (itemParts.some((part) => part !== undefined)) return [];
  const wording = translateMessage('page.nothingShown', { address: asText(address) });
  return [problemAt(source, 'wrong-page', [...path, 'path'], { severity: 'warning', wording })];
}
