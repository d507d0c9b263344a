import { factsFor } from '../../app/site/facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { fillText } from '../../app/site/texts/fill-facts.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { LanguageFiles, ProjectContent } from '../project/project-content.ts';
import type { TextFile } from './text-file.ts';

const SLOTS = ['title', 'description'] as const;

/**
 * Numbers of characters that search engines show. Google cuts a title at about 600 pixels, about 65 characters with
 * the site's name, and a description at about 160. Below the minimum, a text does not describe its page, and search
 * engines write a description of their own.
 */
const LENGTH_LIMITS = { title: { least: 10, most: 65 }, description: { least: 50, most: 160 } } as const;

/** Maximum length of the site's name in a title, with the separator before it. */
const MAX_SITE_NAME_LENGTH = 28;

/** Titles and descriptions that are too long or too short, or that two pages share. */
export function pageHeads({ site, texts }: ProjectContent): Problem[] {
  return site.languages.flatMap((language) => {
    const files = texts.get(language.code);
    if (!files) return [];
    const heads = listHeads(files, language, site);
    return [
      ...heads.flatMap(checkLength),
      ...SLOTS.flatMap((slot) => findSameHeads(heads.filter((head) => head.slot === slot))),
    ];
  });
}

/** A title or description as readers see it. */
interface Head {
  readonly slot: (typeof SLOTS)[number];
  readonly page: string;
  readonly file: TextFile;
  readonly key: string;
  /** With facts resolved. */
  readonly text: string;
  /** Number of characters after it: the site's name. */
  readonly after: number;
}

/** Titles and descriptions of all pages, except missing ones. */
function listHeads(files: LanguageFiles, language: ResolvedLanguage, site: ResolvedSite): Head[] {
  const commonTexts = files.get('common')?.flat;
  const facts = factsFor(site, language, {
    unlimited: commonTexts?.get('quantity.unlimited') ?? '',
    byQuote: commonTexts?.get('price.byQuote') ?? '',
    term: commonTexts?.get('packages.term'),
  });
  const siteNameLength = Math.min(
    MAX_SITE_NAME_LENGTH,
    (files.get('site')?.flat.get('title')?.length ?? 0) + ' | '.length,
  );
  return [...site.pages, site.notFound].flatMap((page) =>
    SLOTS.flatMap((slot): Head[] => {
      const isHomeTitle = page === site.pageByPath['/'] && slot === 'title';
      const file = files.get(isHomeTitle ? 'site' : page.texts);
      const key = isHomeTitle ? 'homeTitle' : `${page.id}.meta.${slot}`;
      const text = file?.flat.get(key)?.trim();
      if (!file || !text) return [];
      const after = isHomeTitle || slot === 'description' ? 0 : siteNameLength;
      return [{ slot, page: page.id, file, key, text: fillText(text, facts), after }];
    }),
  );
}

function checkLength({ slot, text, after, file, key }: Head): Problem[] {
  const { least, most } = LENGTH_LIMITS[slot];
  const length = text.length + after;
  if (text.length >= least && length <= most) return [];
  const wording =
    text.length < least
      ? translateMessage('head.short', { characters: text.length, least, context: slot })
      : translateMessage('head.long', { characters: length, most, over: length - most, context: slot });
  return [file.problemAt(`${slot}-length`, key, { severity: 'warning', wording })];
}

/** A text that two pages share, reported at the later one: of two pages with one title, no one finds the second. */
function findSameHeads(heads: readonly Head[]): Problem[] {
  const groups = Map.groupBy(heads, ({ text }) => text.toLowerCase().replace(/\s+/g, ' '));
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ file, key, slot }) => {
      const values = { other: first?.page, file: first?.file.file, context: slot };
      return file.problemAt('same-title', key, { wording: translateMessage('head.same', values) });
    }),
  );
}
