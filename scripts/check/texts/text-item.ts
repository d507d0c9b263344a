import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import { packageTexts } from '../../../schema/package-set.ts';
import { pageMetaTexts, pageNavTexts } from '../../../schema/page.ts';
import { sectionTexts } from '../../../schema/sections/section.ts';
import type { SectionTexts } from '../../../schema/text-slots.ts';

/** The names that texts of one thing have, such as `title` and `text`. */
const slots: ReadonlySet<string> = new Set([
  ...Object.values<SectionTexts>(sectionTexts).flatMap(({ own, lists = {} }) => [
    ...Object.keys(own),
    ...Object.values(lists).flatMap((list) => Object.keys(list.slots)),
  ]),
  ...[packageTexts, pageMetaTexts, pageNavTexts].flatMap((texts) => Object.keys(texts)),
  ...['label', 'help', 'city', 'country'],
]);

/**
 * The thing that a text belongs to: title and text of one card are one thing, two buttons are two.
 * @param key dotted, as `home.services.cards.seo.title`
 * @returns `home.services.cards.seo`
 */
export function itemOf(key: string): string {
  const end = key.lastIndexOf('.');
  return slots.has(key.slice(end + 1)) ? key.slice(0, Math.max(0, end)) : withoutNumberForm(key);
}
