import { diffArrays } from 'diff';
import { withoutNumberForm } from '../app/site/texts/text-key-list.ts';
import { textKeys } from '../app/site/texts/text-keys.ts';
import { fillDocument } from '../app/site/texts/texts.ts';
import { headingIds } from '../checks/project/markdown.ts';
import { type Change, makeChange, type ValueChange, valuesIn } from './change.ts';
import type { SiteContent } from './read-content.ts';
import { pagesShowing } from './seen.ts';
import type { SiteComparison } from './site-comparison.ts';
import { flatTexts, oneLine, type State } from './state.ts';

/**
 * Texts that differ. A text that differs only by a figure is reported with the figure, one that came or went with a page
 * or a card with that.
 */
export function compareTexts(comparison: SiteComparison): Change[] {
  const [oldTexts, newTexts] = [writtenTexts(comparison.before), writtenTexts(comparison.after)];
  const names = new Set(
    [...Object.values(newTexts.texts), ...Object.values(oldTexts.texts)].flatMap((texts) => [
      ...texts.keys(),
    ]),
  );
  return [...names].flatMap((name): Change[] => {
    const key = newTexts.keys.get(withoutNumberForm(name));
    if (!key || !oldTexts.keys.has(withoutNumberForm(name))) return [];
    const { validFrom, validUntil = null } = key.lifetime;
    if (validUntil !== null && validUntil < comparison.today) return [];
    const from = validFrom !== undefined && validFrom > comparison.today ? validFrom : null;
    const { languages, before, after } = comparison.on(from ?? undefined);
    const values = valuesIn(languages, (code) => {
      const isWrittenTheSame = oldTexts.texts[code]?.get(name) === newTexts.texts[code]?.get(name);
      const sides = {
        before: before.texts[code]?.get(name) ?? null,
        after: after.texts[code]?.get(name) ?? null,
      };
      const isSame = isWrittenTheSame || oneLine(sides.before ?? '') === oneLine(sides.after ?? '');
      return isSame ? { before: null, after: null } : sides;
    });
    if (values.length === 0) return [];
    const kind = findKind(values);
    const codes = values.flatMap((value) => value.languages);
    const newNames = comparison.names.after;
    return [
      makeChange(
        {
          topic: 'texts',
          kind,
          name: newNames.text(name),
          label: kind === 'changed' ? '' : newNames.translate(kind, { context: 'texts' }),
          values,
          from,
          until: validUntil,
        },
        {
          ...pagesShowing(kind === 'removed' ? before : after, name),
          languages: languages.map(({ code }) => code).filter((code) => codes.includes(code)),
        },
      ),
    ];
  });
}

type Sides = Pick<ValueChange, 'before' | 'after'>;

/** Text keys that a site uses, by name, and texts by language and name; facts are not filled in. */
function writtenTexts({ site, texts }: SiteContent) {
  return {
    keys: new Map(textKeys(site).map((key) => [`${key.namespace}:${key.key}`, key])),
    texts: Object.fromEntries(Object.entries(texts).map(([code, tree]) => [code, flatTexts(tree)])),
  };
}

/** Tells a text that is new in all languages, or gone from all, from one that differs. */
function findKind(values: readonly Sides[]): 'added' | 'removed' | 'changed' {
  if (values.every(({ before }) => before === null)) return 'added';
  return values.every(({ after }) => after === null) ? 'removed' : 'changed';
}

/** Compares the Markdown documents of each language, paragraph by paragraph, and the anchors of their headings. */
export function compareDocuments(comparison: SiteComparison): Change[] {
  const { before, after, moved, names } = comparison;
  const { languages, ...states } = comparison.on();
  return after.site.pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      if (section.kind !== 'prose') return [];
      const formerPage = before.site.pages.find(({ id }) => id === page.id);
      const formerSection = formerPage?.sections.find(({ id }) => id === section.id);
      if (formerSection?.kind !== 'prose') return [];
      const identity = {
        topic: 'texts' as const,
        name: names.after.trail(['pages', page.id, 'sections', section.id]).join(' › '),
      };
      const listIds = ({ site, documents }: SiteContent, name: string) =>
        headingIds(name, documents[site.defaultLanguage.code]?.[name] ?? '');
      const currentIds = listIds(after, section.document);
      const anchors = listIds(before, formerSection.document).filter((id) => !currentIds.includes(id));
      const label = names.after.translate('removed', { context: 'anchors' });
      const note = names.after.translate('anchorsLost', { anchors: anchors.map((id) => `#${id}`) });
      const seen = { pages: [page.path], everyPage: false, languages: languages.map(({ code }) => code) };
      const paragraphs = languages.flatMap(({ code }) => {
        const oldTexts = withMovedLinks(before.documents[code]?.[formerSection.document] ?? '', moved);
        const newTexts = after.documents[code]?.[section.document] ?? '';
        return changedParagraphs(oldTexts, newTexts).map((sides) => {
          const kind = findKind([sides]);
          return makeChange(
            {
              ...identity,
              kind,
              label: kind === 'changed' ? '' : names.after.translate(kind, { context: 'paragraphs' }),
              values: [
                {
                  languages: [code],
                  before: sides.before && fillMarkdown(sides.before, states.before, code),
                  after: sides.after && fillMarkdown(sides.after, states.after, code),
                  percent: null,
                },
              ],
            },
            { pages: [page.path], everyPage: false, languages: [code] },
          );
        });
      });
      return anchors.length > 0
        ? [...paragraphs, makeChange({ ...identity, kind: 'removed', label, note }, seen)]
        : paragraphs;
    }),
  );
}

/** Neighbouring paragraphs that differ; null if one side has none. */
function changedParagraphs(before: string, after: string): Sides[] {
  const parts = diffArrays(splitParagraphs(before), splitParagraphs(after));
  return parts.flatMap(({ value, added, removed }, index): Sides[] => {
    const text = value.join(' ');
    const [previous, next] = [parts[index - 1], parts[index + 1]];
    if (removed) return [{ before: text, after: next?.added ? next.value.join(' ') : null }];
    return added && !previous?.removed ? [{ before: null, after: text }] : [];
  });
}

/** Splits a document at blank lines into paragraphs, headings, lists and tables, each in one line. */
function splitParagraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== '');
}

/** A page that has moved is one change; the links to it in documents are none. */
function withMovedLinks(markdown: string, moved: ReadonlyMap<string, string>): string {
  return markdown.replace(/(?<=\]\()[^\s)#?]+/g, (address) => moved.get(address) ?? address);
}

function fillMarkdown(markdown: string, { project }: State, language: string): string {
  const texts = project.languages[language]?.texts;
  return texts ? fillDocument(markdown, texts) : markdown;
}
