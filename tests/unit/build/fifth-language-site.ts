import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import { readSite } from '../../../scripts/check/read-site.ts';
import { writeFiles } from '../../temporary-files.ts';
import { sectionExamples } from '../pages/section-examples.ts';
import { completeTexts } from '../texts/written-texts.ts';

const fixture = (name: string): unknown =>
  parse(readFileSync(new URL(`../../fixtures/fifth-language/${name}.yaml`, import.meta.url), 'utf8'));

/** The examples link to pages of the kit; these are the project's own pages of that kind. */
const linkTargets: Readonly<Record<string, string>> = {
  '/form': '/fa-tilbod',
  '/order-form': '/lausnir/vefhysing/panta',
  '/card-grid': '/thjonusta',
  '/packages': '/lausnir/vefhysing',
  '/contact-details': '/hafa-samband',
  '/news-list': '/frettir',
};

/** The language whose texts and amounts the fifth one starts from. */
const nearest = { code: 'da', currency: 'DKK', times: 1.5 } as const;

/**
 * Writes the project's own site with a fifth language and an extra page with a section of every kind that any page may have.
 * Only content is written: site.yaml, locales and content.
 * @param folder where to
 */
export function writeFifthLanguageSite(folder: string): void {
  const text = fifthLanguageYaml(readFileSync('site.yaml', 'utf8'));
  writeFileSync(join(folder, 'site.yaml'), text);

  const { code } = fixture('language') as { code: string };
  cpSync('content', join(folder, 'content'), { recursive: true });
  cpSync(join('content', nearest.code), join(folder, 'content', code), { recursive: true });

  const read = readSite(text, { icons: null });
  if (!read.ok)
    throw new Error(read.problems.map(({ line, wording }) => `${line}: ${wording.en.message}`).join('\n'));
  const given = { ...localesOf(nearest.code, code), ...localesOf('is'), ...localesOf('en') };
  const files = completeTexts(read.site, { ...given, ...localesOf('es'), ...localesOf('da') });
  for (const [name, contents] of Object.entries(files))
    writeFiles(join(folder, 'locales'), { [`${name}.json`]: contents });
}

/** Adds the language, an amount in its currency to each price, and the page. */
function fifthLanguageYaml(text: string): string {
  const document = parseDocument(text);
  const language = fixture('language') as { currency: string };
  document.addIn(['languages'], document.createNode(language));
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'amounts' || !isMap(value)) return;
      value.set(language.currency, Math.round(Number(value.get(nearest.currency)) * nearest.times));
    },
  });
  const pages = document.get('pages');
  if (!isSeq(pages)) throw new Error('site.yaml has no pages.');
  pages.add(document.createNode(extraPage));
  return document.toString();
}

/** Kinds that show what an address names are left out. A hero is the first section of its page. */
const examples = sectionExamples
  .filter(({ kind }) => kind !== 'news-article' && kind !== 'project-detail')
  .sort((one, other) => Number(other.kind === 'hero') - Number(one.kind === 'hero'));

export const extraPage = {
  ...(fixture('page') as object),
  sections: examples.map(({ written }) =>
    JSON.parse(JSON.stringify(written), (key, value) => (key === 'to' ? linkTargets[value] : value)),
  ),
};

function localesOf(code: string, as = code): Record<string, string> {
  const folder = join('locales', code);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      `${as}/${name.slice(0, -'.json'.length)}`,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
}
