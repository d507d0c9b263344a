import type { Change, Named, Values } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onPage } from '../comparison/seen.ts';
import { isKept, type Kept } from '../pairs/pair-up.ts';
import type { SitePage } from '../state/site-page.ts';
import type { State } from '../state/state.ts';
import { nameWords } from '../words/name-words.ts';
import { textWords } from '../words/text-words.ts';
import { type ParagraphPair, pairParagraphs, paragraphsOf } from './paragraphs.ts';

/** Running texts that say something else, paragraph by paragraph. */
export function compareDocuments(comparison: Comparison): Change[] {
  return comparison.pairs.pages.flatMap(({ page, sections }) => {
    if (!isKept(page)) return [];
    return sections.flatMap(({ section }): Change[] => {
      if (!isKept(section) || section.before.kind !== 'prose' || section.after.kind !== 'prose') return [];
      const place = {
        subject: `${page.after.id}.${section.after.id}`,
        name: comparison.names.section(page.after, section.after),
      };
      const documents = { before: section.before.document, after: section.after.document };
      const own = comparison.languages.flatMap(({ code }) => pairsIn(code, documents, comparison));
      return [...Map.groupBy(own, (pair) => pair.place).values()].flatMap((group) =>
        placeChange(group, page, place, comparison),
      );
    });
  });
}

/** What changes in one place in one language. */
interface LanguagePair extends ParagraphPair {
  readonly code: string;
}

function pairsIn(
  code: string,
  documents: { readonly before: string; readonly after: string },
  { before, after, isSameTarget }: Comparison,
): LanguagePair[] {
  const [was, is] = [before.content.documents[code], after.content.documents[code]];
  if (was?.[documents.before] === is?.[documents.after]) return [];
  const paragraphs = (state: State, name: string) =>
    paragraphsOf(state.content.documents[code]?.[name] ?? '', state, code);
  const old = paragraphs(before, documents.before);
  const now = paragraphs(after, documents.after);
  return pairParagraphs(old, now, isSameTarget).map((pair) => ({ code, ...pair }));
}

/** What changes in one place in all languages, as one change. */
function placeChange(
  group: readonly LanguagePair[],
  page: Kept<SitePage>,
  place: Named,
  comparison: Comparison,
): Change[] {
  const { say, names, languages } = comparison;
  const first = group.find(({ code }) => code === names.language) ?? group[0];
  if (!first) return [];
  const { heading } = first.after ?? first.before ?? { heading: null };
  const values = group.map(({ code, before, after }): Values => {
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
  const under = heading === null ? nameWords.paragraph : nameWords.paragraphUnder(heading);
  const codes = new Set(group.map(({ code }) => code));
  return [
    makeChange(
      {
        kind,
        subject: `${place.subject}#${first.place}`,
        name: `${place.name} › ${say(under)}`,
        label: say(textWords[kind]),
        values,
      },
      {
        ...onPage(page.after, comparison),
        languages: languages.map(({ code }) => code).filter((code) => codes.has(code)),
      },
    ),
  ];
}

function kindOf(values: readonly Values[]) {
  if (values.every(({ before }) => before === null)) return 'paragraph-added';
  return values.every(({ after }) => after === null) ? 'paragraph-removed' : 'paragraph-changed';
}
