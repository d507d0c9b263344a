import { diffArrays } from 'diff';
import { fillDocument } from '../../app/site/texts/texts.ts';
import { type Change, makeChange } from './change.ts';
import type { Comparison } from './measure-impact.ts';
import { oneLine, type State } from './state.ts';

/** Compares the Markdown documents of each language, paragraph by paragraph. */
export function compareDocuments(comparison: Comparison): Change[] {
  const { before, after, moved, names } = comparison;
  const { languages, ...states } = comparison.on();
  return after.site.pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      if (section.kind !== 'prose') return [];
      const formerPage = before.site.pages.find(({ id }) => id === page.id);
      const former = formerPage?.sections.find(({ id }) => id === section.id);
      if (former?.kind !== 'prose') return [];
      const identity = {
        topic: 'texts' as const,
        name: names.after.describe(['pages', page.id, 'sections', section.id]).trail.join(' › '),
      };
      return languages.flatMap(({ code }) => {
        const old = withMovedLinks(before.documents[code]?.[former.document] ?? '', moved);
        const now = after.documents[code]?.[section.document] ?? '';
        return changedParagraphs(old, now).map((sides) => {
          const kind = kindOf(sides);
          return makeChange(
            {
              ...identity,
              kind,
              label: kind === 'changed' ? '' : names.after.translate(kind, { context: 'paragraphs' }),
              values: [
                {
                  languages: [code],
                  before: sides.before && filled(sides.before, states.before, code),
                  after: sides.after && filled(sides.after, states.after, code),
                  percent: null,
                },
              ],
            },
            { pages: [page.path], everyPage: false, languages: [code] },
          );
        });
      });
    }),
  );
}

/** Neighbouring paragraphs that differ; null where there are none on one side. */
interface Sides {
  readonly before: string | null;
  readonly after: string | null;
}

function kindOf({ before, after }: Sides): 'added' | 'removed' | 'changed' {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

function changedParagraphs(before: string, after: string): Sides[] {
  const parts = diffArrays(paragraphsOf(before), paragraphsOf(after));
  return parts.flatMap(({ value, added, removed }, place): Sides[] => {
    const words = value.join(' ');
    const [previous, next] = [parts[place - 1], parts[place + 1]];
    if (removed) return [{ before: words, after: next?.added ? next.value.join(' ') : null }];
    return added && !previous?.removed ? [{ before: null, after: words }] : [];
  });
}

/** What is between two blank lines, each in one line: a paragraph, a heading, a list or a table. */
function paragraphsOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== '');
}

/** A page that has moved is one change; the links to it in documents are none. */
function withMovedLinks(markdown: string, moved: ReadonlyMap<string, string>): string {
  return markdown.replace(/(?<=\]\()[^\s)#?]+/g, (address) => moved.get(address) ?? address);
}

function filled(markdown: string, { project }: State, language: string): string {
  const texts = project.languages[language]?.texts;
  return texts ? fillDocument(markdown, texts) : markdown;
}
