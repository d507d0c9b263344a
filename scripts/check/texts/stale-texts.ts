import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { BaseTexts } from './base-texts.ts';
import { factsDiffer } from './facts-differ.ts';
import { plainWords, withoutAmounts } from './plain-words.ts';
import type { TextFile } from './text-file.ts';
import { itemOf } from './text-item.ts';

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
      if (was === undefined || was === now || keywords.test(key) || !saysElse(was, now, content)) continue;
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
export function saysElse(was: string, now: string, { site }: Pick<ProjectContent, 'site'>): boolean {
  const words = (text: string) => plainWords(withoutAmounts(text, site, site.defaultLanguage));
  const left = words(now);
  // Without words it is missing, which is told as that.
  return now.trim() !== '' && words(was) !== left;
}

/** A text that is not there, or that states other facts, is told as that. */
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

/** @param languages the names of those that have not been changed along with the first one */
export function staleWording(
  kind: 'text' | 'paragraph',
  values: {
    readonly was: string;
    readonly languages: readonly string[];
    readonly files: readonly string[];
    readonly keys?: readonly string[];
  },
): Wording {
  const { languages } = values;
  const context = languages.length === 1 ? 'single' : undefined;
  return wordingOf(`stale.${kind}`, { ...values, listed: languages.join(', '), context });
}

function staleItem(file: TextFile, changed: readonly ChangedText[]): Problem[] {
  const [first] = changed;
  if (!first) return [];
  const languages = [
    ...new Set(changed.flatMap(({ behind }) => behind.map(({ language }) => language.name))),
  ];
  const files = [
    ...new Set(changed.flatMap(({ behind }) => behind.map((translation) => translation.file.file))),
  ];
  const wording = staleWording('text', {
    keys: changed.map(({ key }) => key),
    was: first.was,
    languages,
    files,
  });
  return [file.problemAt('stale-text', first.key, { severity: 'warning', wording })];
}
