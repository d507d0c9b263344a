import { factsFor } from '../../../app/site/facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { fillText } from '../../../app/site/texts/fill-facts.ts';
import { phraseOf, wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { LanguageFiles } from './check-texts.ts';
import type { TextFile } from './text-file.ts';

/**
 * How many characters search engines show. Google cuts a title at about 600 pixels, which is some 65 characters with
 * the site's name, and a description at about 160. Below the minimum a text does not describe its page, and search
 * engines write a description of their own.
 */
const limits = { title: { least: 10, most: 65 }, description: { least: 50, most: 160 } } as const;

/** What the site's name may take of a title, with the sign before it. */
const mostForSite = 28;

/** Titles and descriptions that are too long or too short, or that two pages share. */
export function pageHeads({ site, texts }: ProjectContent): Problem[] {
  return site.languages.flatMap((language) => {
    const files = texts.get(language.code);
    if (!files) return [];
    const heads = headsOf(files, language, site);
    const slots = ['title', 'description'] as const;
    return [
      ...heads.flatMap(lengthMistake),
      ...slots.flatMap((slot) => sameHeads(heads.filter((head) => head.slot === slot))),
    ];
  });
}

/** A text of a page's head, as a reader gets it. */
interface Head {
  readonly slot: 'title' | 'description';
  readonly page: string;
  readonly file: TextFile;
  readonly key: string;
  /** Facts filled in. */
  readonly text: string;
  /** How many characters follow it: the site's name. */
  readonly after: number;
}

/** The titles and descriptions of all pages, without those that are missing. */
function headsOf(files: LanguageFiles, language: ResolvedLanguage, site: ResolvedSite): Head[] {
  const fill = filler(files, language, site);
  const after = Math.min(mostForSite, (files.get('site')?.flat.get('title')?.length ?? 0) + ' | '.length);
  const home = site.pageByPath['/'];
  return [...site.pages, site.notFound].flatMap((page) =>
    (['title', 'description'] as const).flatMap((slot): Head[] => {
      const isHomeTitle = page === home && slot === 'title';
      const namespace = isHomeTitle ? 'site' : page.texts;
      const file = files.get(namespace);
      const key = isHomeTitle ? 'homeTitle' : `${page.id}.meta.${slot}`;
      const text = file?.flat.get(key)?.trim();
      if (!file || !text) return [];
      const isAlone = isHomeTitle || slot === 'description';
      return [{ slot, page: page.id, file, key, text: fill(text), after: isAlone ? 0 : after }];
    }),
  );
}

/** Puts facts into a text; they are worked out only if one of them is asked for. */
function filler(
  files: LanguageFiles,
  language: ResolvedLanguage,
  site: ResolvedSite,
): (text: string) => string {
  let facts: ReturnType<typeof factsFor> | undefined;
  return (text) => {
    if (!text.includes('{{')) return text;
    const common = files.get('common')?.flat;
    facts ??= factsFor(site, language, {
      unlimited: common?.get('quantity.unlimited') ?? '',
      byQuote: common?.get('price.byQuote') ?? '',
      term: common?.get('packages.term'),
    });
    return fillText(text, facts);
  };
}

function lengthMistake({ slot, text, after, file, key }: Head): Problem[] {
  const { least, most } = limits[slot];
  const length = text.length + after;
  const isShort = text.length < least;
  if (!isShort && length <= most) return [];
  const the = phraseOf('head.the', { context: slot });
  const characters = phraseOf('head.characters', { count: isShort ? text.length : length });
  const letters = phraseOf('head.letters', { count: isShort ? least : length - most });
  const shown = text.slice(0, most - after);
  const wording = isShort
    ? wordingOf('head.short', { the, characters, least, letters, context: slot })
    : wordingOf('head.long', {
        the,
        characters,
        most,
        over: length - most,
        it: phraseOf('head.it', { context: slot }),
        letters,
        ending: `…${shown.slice(-30).trimStart()}…`,
        context: after > 0 ? 'named' : undefined,
      });
  return [file.problemAt(`${slot}-length`, key, { severity: 'warning', wording })];
}

/** A text that two pages have, reported at the later one: nobody finds the second of two pages with one title. */
function sameHeads(heads: readonly Head[]): Problem[] {
  const known = new Map<string, Head>();
  return heads.flatMap((head): Problem[] => {
    const text = head.text.toLowerCase().replace(/\s+/g, ' ');
    const first = known.get(text);
    if (first === undefined) {
      known.set(text, head);
      return [];
    }
    const values = { other: first.page, file: first.file.file, context: head.slot };
    return [head.file.problemAt('same-title', head.key, { wording: wordingOf('head.same', values) })];
  });
}
