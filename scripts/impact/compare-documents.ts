import { diffArrays } from 'diff';
import { fillDocument } from '../../app/site/texts/texts.ts';
import { readMarkdown } from '../check/project/markdown.ts';
import { type Change, makeChange } from './change.ts';
import type { Comparison } from './compare-content.ts';
import { kindOf } from './compare-texts.ts';
import { oneLine, type State } from './state.ts';

/** Running texts that differ, paragraph by paragraph. */
export function compareDocuments(comparison: Comparison): Change[] {
  const { before, after, names } = comparison;
  return after.site.pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      if (section.kind !== 'prose') return [];
      const formerPage = before.site.pages.find(({ id, path }) => id === page.id || path === page.path);
      const former = formerPage?.sections.find(({ id, kind }) => id === section.id && kind === 'prose');
      if (former?.kind !== 'prose') return [];
      const place = {
        page: page.path,
        subject: `${page.id}.${section.id}`,
        name: names.after.describe(['pages', page.id, 'sections', section.id]).trail.join(' › '),
      };
      const pairs = comparison
        .on()
        .languages.flatMap(({ code }) => pairsIn(code, [former.document, section.document], comparison));
      return [...Map.groupBy(pairs, (pair) => pair.place).values()].map((group) =>
        changeIn(group, place, comparison),
      );
    }),
  );
}

/** A paragraph, a heading, a list or a table of a running text. */
interface Paragraph {
  readonly written: string;
  /** Markdown in one line, facts filled in. */
  readonly filled: string;
  readonly html: string;
  /** What readers see, without markup. */
  readonly words: string;
  /** The heading above it. */
  readonly heading: string | null;
}

interface ParagraphPair {
  readonly code: string;
  /** From 1; the same in each language, as they have the same paragraphs in the same order. */
  readonly place: string;
  readonly before: Paragraph | null;
  readonly after: Paragraph | null;
}

function pairsIn(
  code: string,
  [oldName, newName]: readonly [string, string],
  { before, after, on, isSameTarget }: Comparison,
): ParagraphPair[] {
  const old = paragraphsOf(before.documents[code]?.[oldName] ?? '', on().before, code);
  const now = paragraphsOf(after.documents[code]?.[newName] ?? '', on().after, code);
  const pairs: ParagraphPair[] = [];
  let place = 0;
  let gone: Paragraph[] = [];
  const flush = (fresh: readonly Paragraph[]) => {
    for (let index = 0; index < Math.max(gone.length, fresh.length); index++) {
      const extra = index - fresh.length + 1;
      const at = index < fresh.length ? place + index + 1 : place + fresh.length;
      pairs.push({
        code,
        place: extra > 0 ? `${at}.${extra}` : String(at),
        before: gone[index] ?? null,
        after: fresh[index] ?? null,
      });
    }
    gone = [];
    place += fresh.length;
  };
  const parts = diffArrays(old, now, {
    comparator: (one, other) => oneLine(one.written) === oneLine(other.written),
  });
  for (const { value, added, removed } of parts)
    if (removed) gone = value;
    else if (added) flush(value);
    else {
      flush([]);
      place += value.length;
    }
  flush([]);
  return pairs.filter(
    (pair) => !pair.before || !pair.after || !isAlike(pair.before, pair.after, isSameTarget),
  );
}

/** The paragraphs of a running text: what is between blank lines. */
function paragraphsOf(markdown: string, { project }: State, language: string): Paragraph[] {
  const texts = project.languages[language]?.texts;
  let heading: string | null = null;
  return markdown.split(/\n\s*\n/).flatMap((block): Paragraph[] => {
    const written = block.trim();
    if (written === '') return [];
    const filled = texts ? fillDocument(written, texts) : written;
    const { html } = readMarkdown(filled);
    const paragraph = { written, filled: oneLine(filled), html, words: visibleText(html), heading };
    if (/^#+\s/.test(written)) heading = paragraph.words;
    return [paragraph];
  });
}

const links = /(?<=href=")[^"]*/g;

/** Whether readers see the same, and the links lead to the same pages. */
function isAlike(before: Paragraph, after: Paragraph, isSameTarget: Comparison['isSameTarget']): boolean {
  const bare = ({ html }: Paragraph) => oneLine(html.replace(links, ''));
  const [old, now] = [before.html.match(links) ?? [], after.html.match(links) ?? []];
  return (
    bare(before) === bare(after) && old.every((address, place) => isSameTarget(address, now[place] ?? ''))
  );
}

/** What changes in one place in all languages, as one change. */
function changeIn(
  group: readonly ParagraphPair[],
  { page, subject, name }: { readonly page: string; readonly subject: string; readonly name: string },
  { names }: Comparison,
): Change {
  const { say, code: own } = names.after;
  const first = group.find(({ code }) => code === own) ?? group[0];
  const heading = first?.after?.heading ?? first?.before?.heading;
  const values = group.map(({ code, before, after }) => {
    // The same words may have another link or another emphasis, which the markup shows.
    const shown = before?.words === after?.words ? 'filled' : 'words';
    return {
      languages: [code],
      before: before?.[shown] ?? null,
      after: after?.[shown] ?? null,
      percent: null,
    };
  });
  const kind = kindOf(values);
  const under = heading ? say('paragraphUnder', { heading }) : say('paragraph');
  return makeChange(
    {
      topic: 'texts',
      kind,
      subject: `${subject}#${first?.place ?? ''}`,
      name: `${name} › ${under}`,
      label: kind === 'changed' ? '' : say(kind, { context: 'paragraphs' }),
      values,
    },
    { pages: [page], everyPage: false, languages: group.map(({ code }) => code), also: [] },
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What readers see of the HTML that `readMarkdown` makes. */
function visibleText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|tr|td|th|blockquote)>|<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (written, name: string) => entities[name] ?? written)
    .replace(/[ \n]+/g, ' ')
    .trim();
}
