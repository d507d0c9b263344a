import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import { placeholderText } from '../../checks/texts/filler-words.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import type { NewTexts } from '../api/pages-api.ts';
import type { ParsedContent } from '../fields/field-context.ts';
import { getSlotLabel } from '../fields/slot-label.ts';

/** A text that a site needs because of an addition. */
export interface NewKey {
  /** `services:api.hero.title` */
  readonly key: string;
  readonly isOptional: boolean;
}

/** Texts that one site has or needs, and another one does not. */
export function newKeys(before: ResolvedSite, after: ResolvedSite): readonly NewKey[] {
  const existingKeys = new Set(textKeys(before).map(({ namespace, key }) => `${namespace}:${key}`));
  return textKeys(after)
    .map(({ namespace, key, need }) => ({ key: `${namespace}:${key}`, isOptional: need === 'optional' }))
    .filter(({ key }) => !existingKeys.has(key));
}

/**
 * Edits that add texts. A text missing in the default language gets a placeholder, which is not published; in another
 * language it awaits its translation.
 * @param content including the addition
 * @param typed texts that are left out stay unchanged
 * @param since the day, `2026-11-27`
 */
export function textEdits(
  content: ParsedContent,
  keys: readonly NewKey[],
  typed: NewTexts,
  since: string,
): readonly Edit[] {
  const { site, texts } = content;
  const defaultCode = site.defaultLanguage.code;
  const codes = site.languages.map(({ code }) => code);
  const textChanges: Edit[] = [];
  const deferrals: Edit[] = [];
  for (const { key, isOptional } of keys) {
    const before = (code: string) => texts.get(code)?.get(key) ?? null;
    const getText = (code: string) => {
      const typedTexts = Object.hasOwn(typed, key) ? typed[key] : undefined;
      return typedTexts && Object.hasOwn(typedTexts, code) ? typedTexts[code]?.trim() || null : before(code);
    };
    if (isOptional && codes.every((code) => getText(code) === null)) {
      for (const code of codes) textChanges.push(...textEdit(code, key, before(code), null));
      continue;
    }
    const original = getText(defaultCode) ?? placeholderText(getSlotLabel(content, key));
    for (const code of codes) {
      const after = code === defaultCode ? original : getText(code);
      textChanges.push(...textEdit(code, key, before(code), after));
      if (after === null) deferrals.push({ kind: 'waits', language: code, key, since });
    }
  }
  return [...textChanges, ...deferrals];
}

function textEdit(language: string, key: string, before: string | null, after: string | null): Edit[] {
  return before === after ? [] : [{ kind: 'text', language, key, before, after }];
}

/** Documents that sections of a site show. */
export function listShownDocuments({ pages }: ResolvedSite): readonly string[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'prose' ? [section.document] : [])),
  );
}

/** Edits that remove documents which a site no longer shows. */
export function unusedDocumentEdits(
  files: Files,
  before: ResolvedSite,
  after: ResolvedSite,
): readonly Edit[] {
  const documents = listShownDocuments(after);
  const unused = new Set(listShownDocuments(before).filter((document) => !documents.includes(document)));
  return [...unused].flatMap((document) =>
    readTranslations(files, document).map(([language, text]): Edit => {
      return { kind: 'document', language, document, before: text, after: null };
    }),
  );
}

/** Source of a document in each language. */
export function readTranslations(
  files: Files,
  document: string,
): readonly (readonly [language: string, text: string])[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const [, language, name] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
    return language !== undefined && name === document ? [[language, text] as const] : [];
  });
}

/** Edits that add documents with a placeholder, in each language that has none of that name. */
export function addDocuments(
  { files, site, labels }: Pick<ParsedContent, 'files' | 'site' | 'labels'>,
  names: readonly string[],
): readonly Edit[] {
  return names.flatMap((document) =>
    site.languages
      .filter(({ code }) => !Object.hasOwn(files, `content/${code}/${document}.md`))
      .map(({ code }): Edit => {
        const after = `${placeholderText(labels.text('slots.text'))}\n`;
        return { kind: 'document', language: code, document, before: null, after };
      }),
  );
}
