import { fillDocument } from '../../../app/site/texts/texts.ts';
import { readMarkdown } from '../../check/project/markdown.ts';
import { alignedLists } from '../pairs/aligned-lists.ts';
import { oneLine } from '../state/one-line.ts';
import type { State } from '../state/state.ts';
import { visibleText } from './visible-text.ts';

/** A paragraph, a heading, a list or a table of a running text. */
export interface Paragraph {
  /** As it is written, facts filled in, in one line. */
  readonly filled: string;
  /** As it is written; a paragraph that only shows another figure stays the same. */
  readonly written: string;
  readonly html: string;
  /** What readers see, without markup. */
  readonly words: string;
  /** The heading that it stands under. */
  readonly heading: string | null;
}

/** What changes in one place of a running text. */
export interface ParagraphPair {
  /** From 1; the same in each language, as they have the same paragraphs in the same order. */
  readonly place: string;
  readonly before: Paragraph | null;
  readonly after: Paragraph | null;
}

/** Takes a running text apart where there are blank lines. */
export function paragraphsOf(markdown: string, { project }: State, language: string): Paragraph[] {
  const texts = project.languages[language]?.texts;
  let heading: string | null = null;
  return markdown.split(/\n\s*\n/).flatMap((block): Paragraph[] => {
    const written = block.trim();
    if (written === '') return [];
    const filled = texts ? fillDocument(written, texts) : written;
    const { html } = readMarkdown(filled);
    const paragraph = {
      filled: oneLine(filled),
      written,
      html,
      words: visibleText(html),
      heading,
    };
    if (/^#+\s/.test(written)) heading = paragraph.words;
    return [paragraph];
  });
}

/**
 * Finds what is otherwise between two running texts.
 * @param isSameLink whether two addresses, one of each state, lead to the same page
 */
export function pairParagraphs(
  before: readonly Paragraph[],
  after: readonly Paragraph[],
  isSameLink: (before: string, after: string) => boolean,
): ParagraphPair[] {
  const aligned = alignedLists(before, after, ({ written }) => oneLine(written));
  const counts = new Map<number, number>();
  return aligned
    .filter((pair) => !pair.before || !pair.after || !isAlike(pair.before, pair.after, isSameLink))
    .map(({ before: old, after: now, place }) => {
      const count = counts.get(place) ?? 0;
      counts.set(place, count + 1);
      return { place: count === 0 ? String(place + 1) : `${place + 1}.${count}`, before: old, after: now };
    });
}

const links = /(?<=href=")[^"]*/g;

/** Whether readers see the same, and the links lead to the same pages. */
function isAlike(
  before: Paragraph,
  after: Paragraph,
  isSameLink: (before: string, after: string) => boolean,
): boolean {
  const bare = ({ html }: Paragraph) => oneLine(html.replace(links, ''));
  const [old, now] = [before.html.match(links) ?? [], after.html.match(links) ?? []];
  return bare(before) === bare(after) && old.every((address, place) => isSameLink(address, now[place] ?? ''));
}
