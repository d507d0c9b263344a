import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import { packageTexts } from '../../../schema/package-set.ts';
import { pageMetaTexts, pageNavTexts } from '../../../schema/page.ts';
import { sectionTexts } from '../../../schema/sections/section.ts';
import type { SectionTexts } from '../../../schema/text-slots.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { BaseTexts } from './base-texts.ts';
import { otherOrder } from './document-parity.ts';
import { type CheckedDocument, documentProblem, type SharedDocument } from './documents.ts';
import { type Block, blocksOf } from './markdown-blocks.ts';
import { factsDiffer } from './parity.ts';
import type { TextFile } from './text-file.ts';
import { plainWords, withoutAmounts } from './translation-judge.ts';

/** Which words are searched for is each market's own matter. */
const keywords = /(?:^|\.)keywords$/;

/** Things whose text in the first language has changed while translations have not; each thing once. */
export function staleTexts(content: ProjectContent, base: BaseTexts): Problem[] {
  const { site, texts } = content;
  return [...(texts.get(site.defaultLanguage.code) ?? [])].flatMap(([namespace, file]) => {
    const before = base.flatOf(file.file);
    // What is wrong with the file comes first.
    if (before === null || file.problems.length > 0) return [];
    const translations = site.languages.flatMap((language) => {
      const other = language.isDefault ? undefined : texts.get(language.code)?.get(namespace);
      return other ? [{ language, file: other }] : [];
    });
    const items = new Map<string, ChangedText[]>();
    for (const [key, now] of file.flat) {
      const was = before.get(key);
      if (was === undefined || was === now || keywords.test(key) || !hasOtherWords(was, now, content))
        continue;
      const behind = translations.filter((translation) => isBehind(translation, key, now, content, base));
      if (behind.length > 0)
        items.set(itemOf(key), [...(items.get(itemOf(key)) ?? []), { key, was, behind }]);
    }
    return [...items.values()].flatMap((changed) => staleItem(file, changed));
  });
}

interface Translation {
  readonly language: ResolvedLanguage;
  readonly file: TextFile;
}

interface ChangedText {
  readonly key: string;
  readonly was: string;
  readonly behind: readonly Translation[];
}

/** Whether more than a fact, a number, a mark or a space is another. */
function hasOtherWords(was: string, now: string, { site }: Pick<ProjectContent, 'site'>): boolean {
  const words = (text: string) => plainWords(withoutAmounts(text, site, site.defaultLanguage));
  // Without words it is missing, which is reported as that.
  return now.trim() !== '' && words(was) !== words(now);
}

/** A text that is not there, or that states other facts, is reported as that. */
function isBehind(
  { language, file }: Translation,
  key: string,
  now: string,
  { site }: ProjectContent,
  base: BaseTexts,
): boolean {
  const text = file.flat.get(key);
  if (text === undefined || base.isTextChanged(file, key)) return false;
  return !factsDiffer(
    [
      { language: site.defaultLanguage, text: now },
      { language, text },
    ],
    site,
  );
}

/** Names the languages that have not been changed along with the first one. */
function staleWording(
  kind: 'text' | 'paragraph',
  was: string,
  behind: readonly { readonly language: ResolvedLanguage; readonly file: string }[],
  keys: readonly string[] = [],
): Wording {
  const languages = [...new Set(behind.map(({ language }) => language.name))];
  const files = [...new Set(behind.map(({ file }) => file))];
  const context = languages.length === 1 ? 'single' : undefined;
  return wordingOf(`stale.${kind}`, { was, languages, files, keys, listed: languages.join(', '), context });
}

function staleItem(file: TextFile, changed: readonly ChangedText[]): Problem[] {
  const [first] = changed;
  if (!first) return [];
  const behind = changed.flatMap((text) =>
    text.behind.map(({ language, file: other }) => ({ language, file: other.file })),
  );
  const keys = changed.map(({ key }) => key);
  const wording = staleWording('text', first.was, behind, keys);
  return [file.problemAt('stale-text', first.key, { severity: 'warning', wording })];
}

/** Paragraphs of a document in the first language that have changed while translations have not. */
export function staleDocuments(
  { versions }: SharedDocument,
  content: ProjectContent,
  base: BaseTexts,
): Problem[] {
  const [first, ...others] = versions;
  const was = first?.language.isDefault ? base.textOf(first.file) : null;
  if (!first || was === null) return [];
  // Paragraphs that have changed places have the same meaning.
  if (otherOrder(blocksOf(was), first.blocks)) return [];
  const alike = others.filter(({ blocks }) => blocks.length === first.blocks.length);
  const untouched = alike.map((document) => ({ document, isUntouched: untouchedBlocks(document, base) }));
  return changedBlocks(blocksOf(was), first.blocks).flatMap(({ before, now, place }) => {
    if (!hasOtherWords(before.written, now.written, content)) return [];
    const behind = untouched
      .filter(({ document, isUntouched }) => {
        const text = document.blocks[place]?.written ?? '';
        const both = [
          { language: first.language, text: now.written },
          { language: document.language, text },
        ];
        return isUntouched(text) && !factsDiffer(both, content.site);
      })
      .map(({ document }) => document);
    if (behind.length === 0) return [];
    const { line, old } = changedLine(before, now);
    const wording = staleWording('paragraph', old, behind);
    return [documentProblem(first, 'stale-text', line, wording, 'warning')];
  });
}

/** Whether a paragraph was in the document before as it is there now. */
function untouchedBlocks({ file }: CheckedDocument, base: BaseTexts): (text: string) => boolean {
  const before = base.textOf(file);
  if (before === null) return () => !base.isChanged(file);
  const known = new Set(blocksOf(before).map(({ written }) => written));
  return (text) => known.has(text);
}

interface ChangedBlock {
  readonly before: Block;
  readonly now: Block;
  /** Of the block as it is now, from 0. */
  readonly place: number;
}

/**
 * Blocks that have become others. Where there are more or fewer than before they cannot be matched, and a language
 * that has not followed has fewer or more than the first one, which is `text-mismatch`.
 */
function changedBlocks(before: readonly Block[], now: readonly Block[]): ChangedBlock[] {
  if (before.length !== now.length) return [];
  return now.flatMap((block, place) => {
    const old = before[place];
    return old && old.written !== block.written ? [{ before: old, now: block, place }] : [];
  });
}

/** The first line of a block that was not there before, and the one that was in its place. */
function changedLine(before: Block, now: Block) {
  const old = before.written.split('\n');
  const known = new Set(old);
  let index = now.index;
  for (const [place, written] of now.written.split('\n').entries()) {
    if (!known.has(written)) return { line: { written, index }, old: old[place] ?? before.written };
    index += written.length + 1;
  }
  return { line: now, old: before.written };
}

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
