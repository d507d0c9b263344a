import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordsOf } from './plain-words.ts';

/** The single words of all names in site.yaml, in small letters: people, places, companies and products. */
export function properNames({ company, properNames, pages, languages }: ResolvedSite): ReadonlySet<string> {
  const names = [
    ...properNames,
    company.name,
    company.operator,
    company.geo.placename,
    ...company.clients,
    ...company.offices.flatMap(({ street, locality }) => [street, locality]),
    ...company.social.map(({ network }) => network),
    ...languages.map(({ name }) => name),
    ...pages.flatMap(({ sections }) => sections.flatMap(namesIn)),
  ];
  return new Set(names.flatMap(wordsOf));
}

function namesIn(section: ResolvedSite['pages'][number]['sections'][number]): readonly string[] {
  switch (section.kind) {
    case 'bullet-cards':
      return section.cards.flatMap((card) => card.names);
    case 'chips':
      return section.groups.flatMap((group) => group.names);
    case 'comparison':
      return section.columns.map(({ name }) => name);
    default:
      return [];
  }
}
