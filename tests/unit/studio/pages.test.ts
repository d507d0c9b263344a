import { describe, expect, test } from 'vitest';
import { checkSubmission } from '../../../app/forms/submission-schema.ts';
import { iconNames } from '../../../scripts/check/project/icons.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { readSite } from '../../../scripts/check/read-site.ts';
import type { Edit, Files } from '../../../studio/api.ts';
import type { Addition, NewTexts, RemovalRequest } from '../../../studio/api-pages.ts';
import { applyEdits } from '../../../studio/edits/apply-edits.ts';
import { valueAt } from '../../../studio/edits/site-value.ts';
import { contentOf } from '../../../studio/fields/content.ts';
import { additionEdits, structureEdits } from '../../../studio/pages/additions.ts';
import { pagePatterns, sectionExamples } from '../../../studio/pages/gallery.ts';
import { filesWithGallery, galleryOf } from '../../../studio/pages/gallery-view.ts';
import { moveEdits } from '../../../studio/pages/move-edits.ts';
import { removalEdits, removalView } from '../../../studio/pages/removal.ts';
import { studioSite } from '../../studio-site.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const site = studioSite();

function readOf(files: Files) {
  const read = readSite(files['site.yaml'] ?? '', { icons: iconNames(), now: NOW });
  if (!read.ok) throw new Error(read.problems.map(({ wording }) => wording.en.message).join('\n'));
  return read.site;
}

const contextOf = (files: Files) =>
  ({ files, site: readOf(files), problems: [], awaiting: {}, language: 'en' }) as const;

/** All edits of something new, and the files with them. */
function added(files: Files, addition: Addition, texts: NewTexts = {}) {
  const structure = structureEdits(files, addition);
  if (!structure) throw new Error('There is nothing such.');
  const content = contentOf(contextOf(applied(files, structure)));
  const edits = [...structure, ...additionEdits(readOf(files), content, texts, '2026-11-23')];
  return { edits, files: applied(files, edits) };
}

function applied(files: Files, edits: readonly Edit[]): Files {
  const { files: after, conflicts } = applyEdits(files, edits);
  expect(conflicts).toEqual([]);
  return after;
}

/** The files without a page or section, or with it again. */
function changed(
  files: Files,
  request: Partial<RemovalRequest> & Pick<RemovalRequest, 'path' | 'how'>,
): Files {
  const content = contentOf(contextOf(files));
  const whole = { decisions: {}, to: null, ...request };
  return applied(files, removalEdits(content, whole, readOf(site), '2026-11-23'));
}

/** The site of some files, and the codes of what is wrong with it besides what was wrong before. */
function checked(files: Files) {
  const { project, problems } = projectOf(new Map(Object.entries(files)), { now: NOW });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const added = errors.filter(({ code, path }) => !known.has(JSON.stringify([code, path])));
  return { site: project?.site, errors: added.map(({ code }) => code) };
}

const known = new Set<string>();
for (const { code, path } of projectOf(new Map(Object.entries(site)), { now: NOW }).problems)
  known.add(JSON.stringify([code, path]));

const newPage = (pattern: string): Addition => ({
  ...{ kind: 'page', like: { pattern }, id: 'fresh', path: '/lausnir/ferskt' },
  ...{ menu: 'solutions', cards: null, icon: 'leaf' },
});

describe('new pages', () => {
  test.each(pagePatterns().map(({ name }) => name))(
    'the pattern “%s” is shown, and lacks only its texts',
    (name) => {
      const { files } = added(site, newPage(name));
      const { site: shown, errors } = checked(files);
      expect(new Set(errors)).toEqual(new Set(['placeholder-text']));
      const page = shown?.pages.find(({ id }) => id === 'fresh');
      expect(page?.sections.length).toBe(pagePatterns().find((each) => each.name === name)?.sections.length);
    },
  );

  test('with its texts nothing is missing', () => {
    const first = added(site, newPage('service'));
    const keys = first.edits.flatMap((edit) => (edit.kind === 'text' ? [edit.key] : []));
    const words = ['Vefir', 'Sites', 'Sitios', 'Sider'];
    const texts = Object.fromEntries(
      keys.map((key, place) => [
        key,
        Object.fromEntries(['is', 'en', 'es', 'da'].map((code, at) => [code, `${words[at]} ${word(place)}`])),
      ]),
    );
    const { files } = added(site, newPage('service'), texts);
    expect(checked(files).errors).toEqual([]);
    expect(files['locales/awaiting.json']).toBe(site['locales/awaiting.json']);
  });

  test('a copy takes the texts along', () => {
    const addition: Addition = {
      ...{ kind: 'page', like: { page: 'solutions' }, id: 'fresh', path: '/lausnir/ferskt' },
      ...{ menu: null, cards: null, icon: 'leaf' },
    };
    const { files } = added(site, addition, { 'nav:fresh.title': { is: 'Ferskt' } });
    expect(valueAt(files, ['pages', 'fresh', 'path'])).toBe('/lausnir/ferskt');
    expect(JSON.parse(files['locales/en/solutions.json'] ?? '').fresh).toEqual(
      JSON.parse(site['locales/en/solutions.json'] ?? '').solutions,
    );
    expect(JSON.parse(files['locales/is/nav.json'] ?? '').fresh.title).toBe('Ferskt');
  });
});

test('a copied page has documents of its own, which go when it is removed', () => {
  const withDocument = added(site, {
    kind: 'section',
    page: ['pages', 'hosting'],
    entry: 'prose-document',
    after: 'hero',
  });
  const document = String(valueAt(withDocument.files, ['pages', 'hosting', 'sections', 'prose', 'document']));
  const written = applied(
    withDocument.files,
    ['is', 'en', 'es', 'da'].map((language) => {
      const before = withDocument.files[`content/${language}/${document}.md`] ?? null;
      return { kind: 'document', language, document, before, after: `Text: ${language}\n` };
    }),
  );
  const addition: Addition = {
    ...{ kind: 'page', like: { page: 'hosting' }, id: 'fresh', path: '/lausnir/ferskt' },
    ...{ menu: null, cards: null, icon: 'leaf' },
  };
  const { files } = added(written, addition);
  expect(valueAt(files, ['pages', 'fresh', 'sections', 'prose', 'document'])).toBe('fresh');
  expect(files['content/da/fresh.md']).toBe('Text: da\n');
  // What is left to do: a title of its own.
  expect(new Set(checked(files).errors)).toEqual(new Set([...checked(written).errors, 'same-title']));

  const without = changed(files, { path: ['pages', 'fresh'], how: 'remove' });
  expect(Object.keys(without).filter((file) => file.endsWith('/fresh.md'))).toEqual([]);
  expect(without[`content/is/${document}.md`]).toBe('Text: is\n');
});

/** A word without digits, other for each number. */
function word(number: number): string {
  return String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26)).repeat(3);
}

describe('the gallery', () => {
  const entries = galleryOf(contentOf(contextOf(site)), 'home').map(({ name }) => name);

  test('has all that the site can show', () => {
    expect(
      sectionExamples()
        .map(({ name }) => name)
        .filter((name) => !entries.includes(name)),
    ).toEqual(['order-form', 'timeline']);
  });

  test.each(entries)('“%s” is shown, and lacks at most its texts', (entry) => {
    const { files } = added(site, { kind: 'section', page: ['pages', 'solutions'], entry, after: 'hero' });
    const { site: shown, errors } = checked(files);
    expect(errors.filter((code) => code !== 'placeholder-text')).toEqual([]);
    expect(shown?.pageByPath['/lausnir']?.sections.length).toBe(4);
  });

  test('is one page of all of them for the pictures', () => {
    const files = filesWithGallery(contentOf(contextOf(site)), ['pages', 'solutions']);
    expect(checked(files).site?.pageByPath['/lausnir']?.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(entries.map((name) => `gallery-${name}`)),
    );
  });
});

describe('what goes', () => {
  const request = { path: ['pages', 'hosting'], to: '/lausnir' } as const;

  test('a removed page takes its texts along, and what leads there leads on', () => {
    const content = contentOf(contextOf(site));
    const view = removalView(content, request.path, readOf(site));
    expect(view?.nearest).toBe('/lausnir');
    expect(view?.leads.map(({ place, proposal }) => `${place}: ${proposal}`)).toEqual([
      'Menus › Consulting: change',
    ]);
    const files = changed(site, { ...request, how: 'remove' });
    expect(valueAt(files, ['redirects'])).toEqual([{ from: '/lausnir/vefhysing', to: '/lausnir' }]);
    // The menu leads to another page now, whose description is still to be written.
    expect(checked(files).errors).toEqual(['placeholder-text']);
    expect(JSON.parse(files['locales/is/solutions.json'] ?? '').hosting).toBeUndefined();
  });

  test('a hidden page is not on the site, keeps its texts, and comes back', () => {
    const hidden = changed(site, { ...request, how: 'hide' });
    const { site: shown, errors } = checked(hidden);
    expect(errors).toEqual(['placeholder-text']);
    expect(shown?.pages.some(({ id }) => id === 'hosting')).toBe(false);
    expect(hidden['locales/is/solutions.json']).toBe(site['locales/is/solutions.json']);
    const back = changed(hidden, { ...request, how: 'show' });
    expect(checked(back).site?.pageByPath).toHaveProperty(['/lausnir/vefhysing']);
  });

  test('a hidden section keeps its texts', () => {
    const path = ['pages', 'solutions', 'sections', 'steps'];
    const files = changed(site, { path, how: 'hide' });
    expect(files).toEqual({ ...site, 'site.yaml': files['site.yaml'] });
    const { site: shown, errors } = checked(files);
    expect(errors).toEqual([]);
    expect(shown?.pageByPath['/lausnir']?.sections.map(({ id }) => id)).toEqual(['hero', 'topics']);
  });
});

test('an address moves with all that leads there', () => {
  const moved = moveEdits(site, { from: '/lausnir/vefhysing', to: '/hysing', only: false });
  if (moved.kind !== 'edits') throw new Error(JSON.stringify(moved));
  const files = applied(site, moved.edits);
  expect(checked(files).errors).toEqual([]);
  expect(valueAt(files, ['redirects'])).toEqual([{ from: '/lausnir/vefhysing', to: '/hysing' }]);
  const refused = moveEdits(site, { from: '/lausnir/vefhysing', to: '/frettir', only: false });
  expect(refused.kind).toBe('refused');
});

test('a new field with choices arrives with what visitors send', () => {
  const item = { type: 'select', name: 'heard_of_us', required: true, options: ['friend', 'search-engine'] };
  const addition = { kind: 'item', list: ['forms', 'contact', 'fields'], item, after: 'subject' } as const;
  const words = { is: 'Vinur', en: 'A friend', es: 'Un amigo', da: 'En ven' };
  const { files } = added(site, addition, { 'forms:contact.fields.heard_of_us.options.friend': words });
  expect(checked(files).errors).toEqual(['placeholder-text', 'placeholder-text']);
  expect(JSON.parse(files['locales/da/forms.json'] ?? '').contact.fields.heard_of_us.options.friend).toBe(
    'En ven',
  );
  const form = readOf(files).forms.contact;
  if (!form) throw new Error('There is no form.');
  const sent = (choice: string) =>
    checkSubmission(form, [
      ['name', 'Anna'],
      ['heard_of_us', choice],
    ]);
  expect(sent('search-engine')).toMatchObject({ kind: 'accepted', fields: { heard_of_us: 'search-engine' } });
  expect(sent('radio').kind).toBe('invalid');
});
