import { beforeAll, describe, expect, test } from 'vitest';
import type { PageView } from '../../../app/site/page-view.ts';
import type { SectionView } from '../../../app/site/section-view.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { textAt } from '../../../app/site/texts/texts.ts';
import { section, sectionTexts } from '../../../schema/sections/section.ts';
import { iconNames } from '../../../scripts/check/project/icons.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { createKit, type Kit } from '../../../scripts/dev/kit/create-kit.ts';
import { kitExamples } from '../../../scripts/dev/kit/kit-examples.ts';
import { icons, KIT_PATH } from '../../../scripts/dev/kit/kit-names.ts';
import { kitProject } from '../../../scripts/dev/kit/kit-project.ts';
import { kitWords } from '../../../scripts/dev/kit/kit-words.ts';
import { sectionFacets } from '../../../scripts/dev/kit/section-facets.ts';
import { smallProject } from '../texts/small-project.ts';

const kinds = Object.keys(sectionTexts);
const examples = kitExamples();

function project() {
  const reading = projectOf(new Map(Object.entries(smallProject)));
  if (!reading.project) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  return reading.project;
}

async function viewOf(kit: Kit, path: string, language = 'is'): Promise<PageView> {
  const answer = await kit.sources.get(language)?.page(new URL(path, 'https://example.is'));
  if (answer?.kind !== 'page') throw new Error(`${path} leads elsewhere.`);
  return answer.view;
}

describe('the examples of the kit', () => {
  test('are what the schema takes', () => {
    // What a schema gives, it takes: shorthand is expanded once.
    for (const { section: given } of examples) expect(section.parse(given)).toEqual(given);
  });

  test('show every kind on every ground, in every look', () => {
    const shown = (kind: string) => examples.filter((example) => example.kind === kind);
    expect([...new Set(examples.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
    for (const { kind, looks, grounds } of sectionFacets()) {
      expect(grounds, kind).toEqual(['plain', 'mist', 'basalt']);
      const pairs = shown(kind).map(({ section: { ground, ...rest } }) =>
        'look' in rest ? `${rest.look} ${ground}` : ground,
      );
      const wanted = looks.length > 0 ? looks.flatMap((look) => grounds.map((g) => `${look} ${g}`)) : grounds;
      expect(pairs, kind).toEqual(expect.arrayContaining([...wanted]));
    }
  });

  test('show grids with few and many entries, and in every number of columns', () => {
    const grids = examples.flatMap(({ section: given }) => (given.kind === 'card-grid' ? [given] : []));
    expect(new Set(grids.map(({ columns }) => columns))).toEqual(new Set([2, 3, 4]));
    for (const look of new Set(grids.map((grid) => grid.look))) {
      const counts = grids.filter((grid) => grid.look === look).map(({ cards }) => cards.length);
      expect(counts, look).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 7]));
    }
  });

  test('show kinds without the texts that may be left out', () => {
    for (const { kind, hasOptionalTexts } of sectionFacets()) {
      const bare = examples.filter((example) => example.kind === kind && !example.withOptionalTexts);
      expect(bare.length > 0, kind).toBe(hasOptionalTexts);
    }
  });

  test('have names and icons of their own', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
    expect(icons.filter((icon) => !iconNames().has(icon))).toEqual([]);
  });
});

describe('the words of the kit', () => {
  test('are as many in each language', () => {
    const counts = Object.values(kitWords).map((words) =>
      Object.entries(words).map(([name, { length }]) => [name, length]),
    );
    for (const count of counts) expect(count).toEqual(counts[0]);
  });

  test('fill every text that its pages need', () => {
    const kit = kitProject(project(), examples);
    const needed = textKeys(kit.site).filter(({ need }) => need === 'required');
    for (const [language, { texts }] of Object.entries(kit.languages)) {
      const missing = needed.filter(
        ({ namespace, key }) => textAt(texts.namespaces, `${namespace}:${key}`) === undefined,
      );
      expect(missing, language).toEqual([]);
    }
  });
});

describe('the kit', () => {
  let kit: Kit;
  const site = project();
  beforeAll(() => {
    kit = createKit(site);
  });

  test('is made of a site without changing it', () => {
    expect(site).toEqual(project());
    expect(site.site.pages.filter(({ path }) => path.startsWith(KIT_PATH))).toEqual([]);
  });

  test('has a page of all examples and one for each kind, in each language', async () => {
    for (const { code } of site.site.languages) {
      const all = await viewOf(kit, KIT_PATH, code);
      expect(all.sections.map(({ id }) => id)).toEqual(examples.map(({ id }) => id));
    }
    for (const kind of kinds) {
      expect(kit.has(`${KIT_PATH}/${kind}`)).toBe(true);
      const { sections, head } = await viewOf(kit, `${KIT_PATH}/${kind}`);
      expect(new Set(sections.map((shown) => shown.kind))).toEqual(new Set([kind]));
      expect(head.indexed).toBe(false);
    }
    expect(kit.has(`${KIT_PATH}/no-such-kind`)).toBe(false);
    expect(kit.has('/')).toBe(false);
  });

  test('shows forms in all that can become of them', async () => {
    const { sections } = await viewOf(kit, `${KIT_PATH}/form`);
    const states = sections.map((shown) => (shown.kind === 'form' ? shown.state : null));
    expect(new Set(states.map((state) => state?.outcome ?? null))).toEqual(
      new Set([null, 'invalid', 'failed', 'expired', 'sent']),
    );
    expect(states.some((state) => state?.errors.length)).toBe(true);
  });

  test('shows news and projects: none, some, and where they cannot be read', async () => {
    const counts = async (kind: string, rowsOf: (shown: SectionView) => readonly unknown[] | null) =>
      new Set((await viewOf(kit, `${KIT_PATH}/${kind}`)).sections.map((shown) => rowsOf(shown)?.length));
    const news = await counts('news-list', (shown) => (shown.kind === 'news-list' ? shown.news : null));
    const projects = await counts('project-gallery', (shown) =>
      shown.kind === 'project-gallery' ? shown.projects : null,
    );
    expect([...news]).toEqual(expect.arrayContaining([undefined, 0, 1, 2, 3, 4, 5]));
    expect([...projects]).toEqual(expect.arrayContaining([undefined, 0, 1, 2, 3, 4, 5, 7]));
  });

  test('names each example over it and in its list of contents', () => {
    const drawn = examples
      .filter(({ kind }) => kind === 'order-form')
      .map(
        ({ id }) =>
          `<section data-section="order-form" id="${id}"><button type="submit" class="b">Senda</button></section>`,
      );
    const page = kit.complete(
      `<html><head></head><body><main id="main">${drawn.join('')}</main></body></html>`,
      `${KIT_PATH}/order-form`,
      'is',
    );
    expect(page.match(/<p class="kit-caption"/g)).toHaveLength(drawn.length);
    expect(page).toContain('<li><a href="#about-order-form-ground-mist">ground mist</a></li>');
    expect(page.match(/aria-disabled="true" class="b"/g)).toHaveLength(1);
    expect(page).toMatch(
      /order-form<\/a> · sending<\/p><section [^>]*><button type="submit" aria-disabled="true"/,
    );
  });

  test('says where an example draws nothing', () => {
    const page = kit.complete('<head></head><main></main>', `${KIT_PATH}/latest-news`, 'is');
    expect(page).toContain('· 0 rows, draws nothing</p>');
  });
});
