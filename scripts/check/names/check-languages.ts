import { language as languageSchema } from '../../../schema/language.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { Wording } from '../problems/wording-type.ts';
import { childOf } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Norwegian has the code no, and is written in one of two ways. */
const written: Readonly<Record<string, readonly string[]>> = { no: ['no', 'nb', 'nn'] };

/** Checks that what a language says of numbers and social networks is of the same language. */
export function checkLanguages(source: YamlSource): Problem[] {
  const languages = childOf(source.value, 'languages');
  if (!Array.isArray(languages)) return [];
  const codes = languages.map((language) => childOf(language, 'code'));
  return languages.flatMap((language, place) => {
    const read = languageSchema.safeParse(language);
    if (!read.success || codes.indexOf(read.data.code) !== codes.lastIndexOf(read.data.code)) return [];
    const { code, locale, openGraphLocale } = read.data;
    const [base = ''] = locale.split('-');
    const [social = ''] = openGraphLocale.split('_');
    const isOwn = (text: string) => (written[code] ?? [code]).includes(text);
    const at = (key: string, wording: Wording) => [
      problemAt(source, 'unknown-value', ['languages', place, key], { wording }),
    ];
    if (!isOwn(base) && base === social)
      return at('code', wordingOf('company.otherCode', { code, locale, meant: base }));
    if (!isOwn(base))
      return at(
        'locale',
        wordingOf('company.otherLocale', { locale, code, meant: openGraphLocale.replace('_', '-') }),
      );
    const meant = locale.replace('-', '_');
    return openGraphLocale === meant
      ? []
      : at(
          'openGraphLocale',
          wordingOf('company.otherOpenGraph', { written: openGraphLocale, locale, meant }),
        );
  });
}
