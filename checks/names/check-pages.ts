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
const addressed: Readonly<Record<string, string>> = { 'news-article': '{slug}', 'project-detail': '{id}' };

/**
 * Checks that each page has one heading, from its hero at the start or from the item in its address, and that sections
 * and addresses that need each other are together.
 */
export function checkPages(source: YamlSource): Problem[] {
  return [
    ...listAt(source.value, ['pages']).flatMap((page, place) => checkPage(source, page, ['pages', place])),
    ...checkPage(source, getChild(source.value, 'notFound'), ['notFound']),
  ];
}

function isSectionKind(kind: unknown): boolean {
  return sectionKinds.some((known) => known === kind);
}

function checkPage(source: YamlSource, page: unknown, path: ValuePath): Problem[] {
  const sections = getChild(page, 'sections');
  if (!Array.isArray(sections)) return [];
  const address = getChild(page, 'path');
  const kinds = sections.map((section) => getChild(section, 'kind'));
  const shown = sections.flatMap((section) =>
    getChild(section, 'hidden') === true ? [] : [getChild(section, 'kind')],
  );
  const hasItem = kinds.some((kind) => {
    const part = partShownBy(kind);
    return part !== undefined && endsWithPart(address, part);
  });
  const at = (place: number, wording: Wording) =>
    problemAt(source, 'wrong-page', [...path, 'sections', place, 'kind'], { wording });
  const wrongKinds = kinds.flatMap((kind, place) => {
    const part = partShownBy(kind);
    if (part !== undefined && !endsWithPart(address, part))
      return at(place, translateMessage('page.nothingNamed', { kind: asText(kind), part }));
    if (kind !== 'hero') return [];
    if (hasItem) return at(place, translateMessage('page.heroBesideItem'));
    if (place === 0) return [];
    return at(
      place,
      translateMessage(kinds.indexOf('hero') === place ? 'page.heroNotFirst' : 'page.secondHero'),
    );
  });
  // While a kind is invalid, it may be a misspelt hero.
  const lacksHero = !hasItem && kinds.length > 0 && kinds.every(isSectionKind) && !shown.includes('hero');
  const noHero = lacksHero
    ? [
        problemAt(source, 'wrong-page', [...path, 'sections', 0], {
          wording: translateMessage('page.noHero'),
        }),
      ]
    : [];
  return [...wrongKinds, ...noHero, ...checkAddress(source, address, kinds, path)];
}

/** Returns the part of an address that names the item of a section; undefined if the kind shows no item. */
function partShownBy(kind: unknown): string | undefined {
  return typeof kind === 'string' && Object.hasOwn(addressed, kind) ? addressed[kind] : undefined;
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
  const shown = kinds.map(partShownBy);
  if (!parts || (parts.length === 1 && shown.includes(parts[0]))) return [];
  // A section on the wrong type of address has been reported already.
  if (shown.some((part) => part !== undefined)) return [];
  const wording = translateMessage('page.nothingShown', { address: asText(address) });
  return [problemAt(source, 'wrong-page', [...path, 'path'], { severity: 'warning', wording })];
}
