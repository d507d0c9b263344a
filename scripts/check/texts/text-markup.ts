import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { factsDiffer } from './parity.ts';
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
      const versions = site.languages.flatMap((other) => {
        const found = texts.get(other.code)?.get(namespace);
        return found ? [{ language: other, file: found }] : [];
      });
      return [...file.flat].flatMap(([key, text]) => {
        const typed = markup.exec(text)?.[0];
        if (typed === undefined) return text.includes('\n') ? lineBreak(file, key, versions) : [];
        const same = versions.flatMap((version) => {
          const words = version.file.flat.get(key);
          return words === undefined ? [] : [{ language: version.language, text: words }];
        });
        if (typed.startsWith('[') && factsDiffer(same, site)) return [];
        return [
          file.problemAt('markup-mismatch', key, { wording: wordingOf('markup.typed', { written: typed }) }),
        ];
      });
    }),
  );
}

interface FileVersion {
  readonly language: ResolvedLanguage;
  readonly file: TextFile;
}

/** A text of several lines is meant as such where most languages have it. */
function lineBreak(file: TextFile, key: string, versions: readonly FileVersion[]): Problem[] {
  const others = versions.flatMap(({ file: other }) => {
    const text = other === file ? undefined : other.flat.get(key);
    return text === undefined ? [] : [{ file: other.file, isBroken: text.includes('\n') }];
  });
  const without = others.filter(({ isBroken }) => !isBroken).map((other) => other.file);
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
      // In a file with a slip, a form may be there under a wrong name.
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
    // A general form fits every number; without the form “other” the text is missing, which is told as that.
    if (file.flat.has(name) || !has.has('other')) return [];
    return forms
      .filter((form) => !has.has(form) && !isMisspelt(`${name}_${form}`, file))
      .map((form) => ({ name, form }));
  });
}

/** Whether a name beside it is the form with a slip, which is told as a text that nothing shows. */
function isMisspelt(key: string, { flat }: TextFile): boolean {
  const group = key.slice(0, key.lastIndexOf('.') + 1);
  const strange = [...flat.keys()].filter(
    (other) =>
      other.startsWith(group) &&
      /_[a-z]+$/i.test(other) &&
      withoutNumberForm(other) === other &&
      !other.endsWith('_unlimited'),
  );
  return suggest(key, strange) !== null;
}
