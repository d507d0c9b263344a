import { readFileSync } from 'node:fs';
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml';
import { readSite } from '../../../scripts/check/read-site.ts';
import { writeFiles } from '../../temporary-files.ts';
import { sectionExamples } from '../pages/section-examples.ts';
import { EXTRA_PAGE, rowSiteYaml } from '../server/rows/row-site.ts';
import { completeTexts } from '../texts/written-texts.ts';

/** What the examples name, and what the small site has in its place. */
const targets: Readonly<Record<string, string>> = {
  '/form': '/lausnir',
  '/order-form': '/lausnir/vefhysing',
  '/card-grid': '/lausnir',
  '/packages': '/lausnir/vefhysing',
  '/contact-details': '/lausnir',
  '/news-list': '/frettir',
  'hosting-order': 'order',
  history: 'story',
};

/** Kinds that show what an address names are left out. A hero is the first section of its page. */
const examples = sectionExamples
  .filter(({ kind }) => kind !== 'news-article' && kind !== 'project-detail')
  .sort((one, other) => Number(other.kind === 'hero') - Number(one.kind === 'hero'));

/** The kinds of the sections of the extra page, in their order. */
export const extraKinds: readonly string[] = examples.map(({ kind }) => kind);

/**
 * Writes the small site of four languages with a fifth one, and an extra page with a section of every kind that any page may
 * have. Only content is written: site.yaml, locales and content.
 * @param folder where to
 */
export function writeFifthLanguageSite(folder: string): void {
  const document = parseDocument(rowSiteYaml);
  const file = new URL('../../fixtures/fifth-language/language.yaml', import.meta.url);
  const language = parse(readFileSync(file, 'utf8'));
  document.addIn(['languages'], document.createNode(language));
  // What the examples show.
  for (const figure of ['projects', 'support']) document.setIn(['figures', figure], '1200+');
  document.addIn(['company', 'milestones'], document.createNode({ id: 'ai', year: 2024 }));
  const size = { width: 1600, height: 1067 };
  const pictures = ['harbour', 'portrait'].map((id) => ({ id, file: '0123456789abcdef0123', ...size }));
  document.setIn(['pictures'], document.createNode(pictures));
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'amounts' || !isMap(value)) return;
      value.set(language.currency, Number(value.get('USD')) * 10);
    },
  });
  const sections = examples.map(({ written }) =>
    JSON.parse(JSON.stringify(written), (key, value) =>
      ['to', 'form', 'document'].includes(key) ? (targets[value] ?? value) : value,
    ),
  );
  const pages = parse(rowSiteYaml).pages as { readonly id: string }[];
  const place = pages.findIndex(({ id }) => id === EXTRA_PAGE);
  document.setIn(['pages', place, 'sections'], document.createNode(sections));
  const text = document.toString();
  const read = readSite(text, { icons: null });
  if (!read.ok)
    throw new Error(read.problems.map(({ line, wording }) => `${line}: ${wording.en.message}`).join('\n'));
  writeFiles(folder, { 'site.yaml': text });
  for (const [name, texts] of Object.entries(completeTexts(read.site)))
    writeFiles(folder, { [`locales/${name}.json`]: texts });
  for (const { code } of read.site.languages)
    writeFiles(folder, { [`content/${code}/story.md`]: '## Since' });
}
