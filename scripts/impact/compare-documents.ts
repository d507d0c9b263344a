import { diffArrays } from 'diff';
import { fillDocument } from '../../app/site/texts/texts.ts';
import { type Change, makeChange, type Values } from './change.ts';
import { kindOf } from './compare-texts.ts';
import type { Comparison } from './measure-impact.ts';
import { oneLine, type State } from './state.ts';

/** Compares Markdown documents, paragraph by paragraph. */
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

/** What is between two blank lines of a document: a paragraph, a heading, a list or a table. */
interface Paragraph {
  /** Markdown in one line, with links to pages that have moved leading to where they are now. */
  readonly written: string;
  /** The same with figures filled in. */
  readonly filled: string;
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
  { before, after, on, moved }: Comparison,
): ParagraphPair[] {
  const old = paragraphsOf(before.documents[code]?.[oldName] ?? '', on().before, code, moved);
  const now = paragraphsOf(after.documents[code]?.[newName] ?? '', on().after, code, new Map());
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
  const parts = diffArrays(old, now, { comparator: (one, other) => one.written === other.written });
  for (const { value, added, removed } of parts)
    if (removed) gone = value;
    else if (added) flush(value);
    else {
      flush([]);
      place += value.length;
    }
  flush([]);
  return pairs;
}

function paragraphsOf(
  markdown: string,
  { project }: State,
  language: string,
  moved: ReadonlyMap<string, string>,
): Paragraph[] {
  const texts = project.languages[language]?.texts;
  let heading: string | null = null;
  return markdown.split(/\n\s*\n/).flatMap((block): Paragraph[] => {
    if (block.trim() === '') return [];
    const written = oneLine(block).replace(/(?<=\]\()[^\s)#?]+/g, (address) => moved.get(address) ?? address);
    const filled = texts ? fillDocument(written, texts) : written;
    const paragraph = { written, filled, heading };
    if (/^#+\s/.test(filled)) heading = filled.replace(/^#+\s+/, '');
    return [paragraph];
  });
}

/** What changes in one place in all languages, as one change. */
function changeIn(
  group: readonly ParagraphPair[],
  { page, subject, name }: { readonly page: string; readonly subject: string; readonly name: string },
  { names }: Comparison,
): Change {
  const { translate, code: own } = names.after;
  const first = group.find(({ code }) => code === own) ?? group[0];
  const heading = first?.after?.heading ?? first?.before?.heading;
  const values = group.map(({ code, before, after }): Values => {
    return {
      languages: [code],
      before: before?.filled ?? null,
      after: after?.filled ?? null,
      percent: null,
    };
  });
  const kind = kindOf(values);
  const under = heading ? translate('paragraphUnder', { heading }) : translate('paragraph');
  return makeChange(
    {
      topic: 'texts',
      kind,
      subject: `${subject}#${first?.place ?? ''}`,
      name: `${name} › ${under}`,
      label: kind === 'changed' ? '' : translate(kind, { context: 'paragraphs' }),
      values,
    },
    { pages: [page], everyPage: false, languages: group.map(({ code }) => code), also: [] },
  );
}
