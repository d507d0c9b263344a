import { expect, test } from 'vitest';
import { iconNames } from '../../../checks/project/icons.ts';
import { readProjectFiles } from '../../../checks/project/read-project.ts';
import { readSite } from '../../../checks/read-site.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import { siteValue } from '../../../edits/site-value.ts';
import type { Addition, NewPage, NewTexts, RemovalRequest } from '../../../studio/api/pages-api.ts';
import { getContent } from '../../../studio/fields/field-context.ts';
import { additionEdits, structureEdits } from '../../../studio/pages/additions.ts';
import { pagePatterns, sectionExamples } from '../../../studio/pages/gallery.ts';
import { filesWithGallery, listGallery } from '../../../studio/pages/gallery-view.ts';
import { createRemovalView, removalEdits } from '../../../studio/pages/removal.ts';
import { studioSite } from '../../studio-site.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const site = studioSite();

function createReader(files: Files) {
  const reading = readSite(files['site.yaml'] ?? '', { icons: iconNames(), now: NOW });
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  return reading.site;
}

const contextOf = (files: Files) =>
  ({
    files,
    base: files,
    edits: [],
    site: createReader(files),
    problems: [],
    awaiting: {},
    language: 'en',
  }) as const;

/** All edits of an addition, and the resulting files. */
function add(files: Files, addition: Addition, texts: NewTexts = {}): Files {
  const structure = structureEdits(files, addition);
  if (!structure) throw new Error('There is nothing such.');
  const content = getContent(contextOf(applyAll(files, structure)));
  const edits = [...structure, ...additionEdits(createReader(files), content, texts, '2026-11-23')];
  return applyAll(files, edits);
}

function applyAll(files: Files, edits: readonly Edit[]): Files {
  const { files: after, conflicts } = applyEdits(files, edits);
  expect(conflicts).toEqual([]);
  return after;
}

/** Files without a page or section, or after it was restored. */
function removePart(
  files: Files,
  request: Partial<RemovalRequest> & Pick<RemovalRequest, 'path' | 'how'>,
): Files {
  const content = getContent(contextOf(files));
  const fullRequest = { decisions: {}, to: null, ...request };
  return applyAll(files, removalEdits(content, fullRequest, createReader(site), '2026-11-23'));
}

/** Site of some files, and the codes of its problems that were not there before. */
function check(files: Files) {
  const { project, problems } = readProjectFiles(new Map(Object.entries(files)), { now: NOW });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const newErrors = errors.filter(({ code, path }) => !knownProblems.has(JSON.stringify([code, path])));
  return { site: project?.site, errors: newErrors.map(({ code }) => code) };
}

const knownProblems = new Set<string>();
for (const { code, path } of readProjectFiles(new Map(Object.entries(site)), { now: NOW }).problems)
  knownProblems.add(JSON.stringify([code, path]));

const newPage = (like: NewPage['like'], menu: string | null = null): Addition => ({
  ...{ kind: 'page', like, id: 'fresh', path: '/lausnir/ferskt', menu, cards: null, icon: 'leaf' },
});

test.each(pagePatterns())('a page of the pattern “$name” is shown, and lacks only its texts', (pattern) => {
  const { site: result, errors } = check(add(site, newPage({ pattern: pattern.name }, 'solutions')));
  expect(new Set(errors)).toEqual(new Set(['placeholder-text']));
  expect(result?.pages.find(({ id }) => id === 'fresh')?.sections).toHaveLength(pattern.sections.length);
});

test.each(['/studio', '/healthz', '/forms/nytt'])(
  'a page at an address that the server answers is refused: %s',
  (path) => {
    const like = { pattern: pagePatterns()[0]?.name ?? '' };
    expect(() => add(site, { ...newPage(like), path } as Addition)).toThrow(
      `“${path}” is reserved for the server`,
    );
  },
);

test('a copied page has texts and documents of its own, which go when it is removed', () => {
  const withDocument = add(site, {
    ...{ kind: 'section', page: ['pages', 'hosting'], entry: 'prose-document', after: 'hero' },
  });
  const document = String(siteValue(withDocument, ['pages', 'hosting', 'sections', 'prose', 'document']));
  const withTexts = applyAll(
    withDocument,
    ['is', 'en', 'es', 'da'].map((language) => {
      const before = withDocument[`content/${language}/${document}.md`] ?? null;
      return { kind: 'document', language, document, before, after: `Text: ${language}\n` };
    }),
  );
  const files = add(withTexts, newPage({ page: 'hosting' }), { 'nav:fresh.title': { is: 'Ferskt' } });
  expect(siteValue(files, ['pages', 'fresh', 'sections', 'prose', 'document'])).toBe('fresh');
  expect(files['content/da/fresh.md']).toBe('Text: da\n');
  const texts = JSON.parse(files['locales/en/solutions.json'] ?? '');
  expect(texts.fresh).toEqual(texts.hosting);
  expect(JSON.parse(files['locales/is/nav.json'] ?? '').fresh.title).toBe('Ferskt');
  // Remaining work: a unique title.
  expect(new Set(check(files).errors)).toEqual(new Set([...check(withTexts).errors, 'same-title']));

  const without = removePart(files, { path: ['pages', 'fresh'], how: 'remove' });
  expect(Object.keys(without).filter((file) => file.endsWith('/fresh.md'))).toEqual([]);
  expect(without[`content/is/${document}.md`]).toBe('Text: is\n');
});

test('the gallery has all that the site can show, and each section lacks at most its texts', () => {
  const entries = listGallery(getContent(contextOf(site)), 'home').map(({ name }) => name);
  const missingExamples = sectionExamples().filter(({ name }) => !entries.includes(name));
  expect(missingExamples.map(({ name }) => name)).toEqual(['order-form', 'timeline']);
  const page = ['pages', 'solutions'];
  const sections = entries.reduce(
    (files, entry) =>
      applyAll(files, structureEdits(files, { kind: 'section', page, entry, after: 'hero' }) ?? []),
    site,
  );
  const texts = additionEdits(createReader(site), getContent(contextOf(sections)), {}, '2026-11-23');
  const all = applyAll(sections, texts);
  const { site: result, errors } = check(all);
  expect(errors.filter((code) => code !== 'placeholder-text')).toEqual([]);
  expect(result?.pageByPath['/lausnir']?.sections).toHaveLength(3 + entries.length);
  const inPictures = check(filesWithGallery(getContent(contextOf(site)), page)).site;
  expect(inPictures?.pageByPath['/lausnir']?.sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining(entries.map((name) => `gallery-${name}`)),
  );
});

const request = { path: ['pages', 'hosting'], to: '/lausnir' } as const;

test('a removed page takes its texts along, and links to it are redirected', () => {
  const view = createRemovalView(getContent(contextOf(site)), request.path, createReader(site));
  expect(view?.nearest).toBe('/lausnir');
  expect(view?.leads).toMatchObject([{ place: 'Menus › Consulting', proposal: 'change' }]);
  const files = removePart(site, { ...request, how: 'remove' });
  expect(siteValue(files, ['redirects'])).toEqual([{ from: '/lausnir/vefhysing', to: '/lausnir' }]);
  // The menu now links to another page, whose description is still to be written.
  expect(check(files).errors).toEqual(['placeholder-text']);
  expect(JSON.parse(files['locales/is/solutions.json'] ?? '').hosting).toBeUndefined();
});

test('a hidden page or section is not on the site, keeps its texts, and comes back', () => {
  const hidden = removePart(site, { ...request, how: 'hide' });
  const { site: result, errors } = check(hidden);
  expect(errors).toEqual(['placeholder-text']);
  expect(result?.pages.some(({ id }) => id === 'hosting')).toBe(false);
  expect(hidden['locales/is/solutions.json']).toBe(site['locales/is/solutions.json']);
  const back = removePart(hidden, { ...request, how: 'show' });
  expect(check(back).site?.pageByPath).toHaveProperty(['/lausnir/vefhysing']);

  const files = removePart(site, { path: ['pages', 'solutions', 'sections', 'steps'], how: 'hide' });
  expect(files).toEqual({ ...site, 'site.yaml': files['site.yaml'] });
  const page = check(files).site?.pageByPath['/lausnir'];
  expect(page?.sections.map(({ id }) => id)).toEqual(['hero', 'topics']);
});
