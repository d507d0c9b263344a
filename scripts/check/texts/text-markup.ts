import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { TextFile } from './text-file.ts';

/** Markup as people type it: bold, code, links, tags, entities, headings and points at the start. */
const markup =
  /\*\*(?=\S)|(?<!\S)__(?=\p{L})|`|\[[^[\]]+\]\([^)]*\)?|<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,5});|^#{1,6} |^[-*] (?=\S)/iu;

/** The same in a whole file, so that most files need one look only; a line break is `\n` there. */
const anyMarkup = /\*\*|__|`|\]\(|<[/a-z!]|&[a-z#][a-z\d]{1,7};|"#{1,6} |"[-*] |\\n/i;

/** Signs of markup in texts that are words only, and line breaks that one language has alone. */
export function textMarkup({ site, texts, sources }: ProjectContent): Problem[] {
  return site.languages.flatMap((language) =>
    [...(texts.get(language.code) ?? [])].flatMap(([namespace, file]) => {
      if (!anyMarkup.test(sources[file.file] ?? '')) return [];
      const versions = site.languages.flatMap(({ code }) => texts.get(code)?.get(namespace) ?? []);
      return [...file.flat].flatMap(([key, text]) => {
        const typed = markup.exec(text)?.[0];
        if (typed === undefined) return text.includes('\n') ? lineBreak(file, key, versions) : [];
        return [
          file.problemAt('markup-mismatch', key, { wording: wordingOf('markup.typed', { written: typed }) }),
        ];
      });
    }),
  );
}

/** A text of several lines is meant as such where most languages have it. */
function lineBreak(file: TextFile, key: string, versions: readonly TextFile[]): Problem[] {
  const others = versions.filter((other) => other !== file && other.flat.has(key));
  const without = others.filter((other) => !other.flat.get(key)?.includes('\n')).map((other) => other.file);
  if (without.length === 0 || without.length < others.length / 2) return [];
  const context = without.length === 1 ? 'single' : undefined;
  const wording = wordingOf('markup.lineBreak', { files: without, context });
  return [file.problemAt('markup-mismatch', key, { wording })];
}

/** Texts with a number that lack a form which their language has: i18next looks for that one and no other. */
export function numberForms({ site, texts }: ProjectContent): Problem[] {
  const lacking = site.languages.flatMap(({ code, locale }) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    return [...(texts.get(code) ?? [])].flatMap(([namespace, file]) =>
      // In a file with a mistake, a form may be there under a wrong name.
      (file.problems.length > 0 ? [] : missingForms(file, forms)).map((missing) => ({
        ...missing,
        namespace,
        file,
      })),
    );
  });
  if (lacking.length === 0) return [];
  const counted = new Set(
    textKeys(site).flatMap(({ namespace, key, variables }) =>
      variables.includes('count') ? [`${namespace}:${key}`] : [],
    ),
  );
  return lacking
    .filter(({ namespace, name }) => counted.has(`${namespace}:${name}`))
    .map(({ file, name, form }) => {
      const wording = wordingOf('markup.numberForm', { missing: `${name.split('.').at(-1)}_${form}` });
      return file.problemAt('markup-mismatch', `${name}_other`, { wording });
    });
}

interface MissingForm {
  /** The key without the form. */
  readonly name: string;
  readonly form: string;
}

/** @param forms those that the language has */
function missingForms(file: TextFile, forms: readonly string[]): MissingForm[] {
  const written = new Map<string, Set<string>>();
  for (const key of file.flat.keys()) {
    const name = key.includes('_') ? withoutNumberForm(key) : key;
    if (name !== key) written.set(name, (written.get(name) ?? new Set()).add(key.slice(name.length + 1)));
  }
  return [...written].flatMap(([name, has]) => {
    // A general form fits every number; without the form “other” the text is missing, which is reported as that.
    if (file.flat.has(name) || !has.has('other')) return [];
    return forms.filter((form) => !has.has(form)).map((form) => ({ name, form }));
  });
}
