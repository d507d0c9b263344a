import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { readSite } from '../../../scripts/check/read-site.ts';
import { sectionExamples } from '../pages/section-examples.ts';
import { completeTexts } from '../texts/written-texts.ts';

const fixture = (name: string): unknown =>
  parse(readFileSync(new URL(`../../fixtures/fifth-language/${name}.yaml`, import.meta.url), 'utf8'));

/** The kinds that show what the address names, so that they need a page of their own. */
const ownPages: Readonly<Record<string, string>> = {
  'news-article': 'news-page',
  'project-detail': 'project-page',
};

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
 * Writes the project's own site with a fifth language and extra pages that have a section of every kind.
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
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(join(folder, 'locales', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'locales', `${name}.json`), contents);
  }
}

/** Adds the language, an amount in its currency to each price, and the pages. */
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
  for (const page of extraPages()) pages.add(document.createNode(page));
  return document.toString();
}

interface ExtraPage {
  readonly id: string;
  readonly path: string;
  readonly sections: readonly unknown[];
}

/** One page with all kinds of sections, and one for each kind that shows what the address names. */
export function extraPages(): readonly ExtraPage[] {
  const page = (name: string, sections: readonly unknown[]): ExtraPage => ({
    ...(fixture(name) as Omit<ExtraPage, 'sections'>),
    sections,
  });
  const linked = (written: unknown): unknown =>
    JSON.parse(JSON.stringify(written), (key, value) => (key === 'to' ? linkTargets[value] : value));
  const shared = sectionExamples.filter(({ kind }) => !(kind in ownPages));
  // A hero is the first section of its page.
  const sorted = [
    ...shared.filter(({ kind }) => kind === 'hero'),
    ...shared.filter(({ kind }) => kind !== 'hero'),
  ];
  return [
    page(
      'page',
      sorted.map(({ written }) => linked(written)),
    ),
    ...sectionExamples.flatMap(({ kind, written }) => {
      const name = ownPages[kind];
      return name === undefined ? [] : [page(name, [linked(written)])];
    }),
  ];
}

/** The address of an extra page; of one that stands for many, with a value in the place. */
export function addressOf({ path }: ExtraPage, value: string): string {
  return isPattern(path) ? path.replace(/\{[a-z]+\}/, value) : path;
}

function localesOf(code: string, as = code): Record<string, string> {
  const folder = join('locales', code);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      `${as}/${name.slice(0, -'.json'.length)}`,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
}
