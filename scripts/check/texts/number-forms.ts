import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { TextFile } from './text-file.ts';

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
