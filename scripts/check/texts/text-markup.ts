import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';

/** Markup as people type it: bold, code, links, tags, entities, headings and points at the start. */
const markup =
  /\*\*(?=\S)|(?<!\S)__(?=\p{L})|`|\[[^[\]]+\]\([^)]*\)?|<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,5});|^#{1,6} |^[-*] (?=\S)/iu;

/** Signs of markup in texts that are words only. */
export function textMarkup({ texts }: ProjectContent): Problem[] {
  const files = [...texts.values()].flatMap((language) => [...language.values()]);
  return files.flatMap((file) =>
    [...file.flat].flatMap(([key, text]) => {
      const written = markup.exec(text)?.[0];
      if (written === undefined) return [];
      return [file.problemAt('markup-mismatch', key, { wording: wordingOf('markup.typed', { written }) })];
    }),
  );
}

/** Texts with a number that lack a form which their language has: i18next looks for that one and no other. */
export function numberForms({ site, texts }: ProjectContent): Problem[] {
  const counted = textKeys(site).filter(({ variables }) => variables.includes('count'));
  return site.languages.flatMap(({ code, locale }) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    return counted.flatMap(({ namespace, key }) => {
      const file = texts.get(code)?.get(namespace);
      // In a file with a mistake, a form may be there under a wrong name. A general form fits every number; without the
      // form “other” the text is missing, which is reported as that.
      if (!file || file.problems.length > 0 || file.flat.has(key) || !file.flat.has(`${key}_other`))
        return [];
      return forms
        .filter((form) => !file.flat.has(`${key}_${form}`))
        .map((form) => {
          const wording = wordingOf('markup.numberForm', { missing: `${key.split('.').at(-1)}_${form}` });
          return file.problemAt('markup-mismatch', `${key}_other`, { wording });
        });
    });
  });
}
