import { beforeAll, describe, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import type { Project } from '../../../app/data/project.ts';
import { noRows } from '../../../app/data/rows.ts';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { interfaceTexts } from '../../../app/site/texts/interface-texts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { loadRenderer } from '../../../server/render/renderer.ts';
import { createDraftRenderer, type DraftRenderer } from '../../../studio/preview/draft-renderer.ts';
import { attributeOf, htmlTokens } from '../../../studio/preview/html-tokens.ts';
import { previewDocument } from '../../../studio/preview/preview-document.ts';
import { sourceItem } from '../../../studio/preview/source-item.ts';
import { parseSource } from '../../../studio/preview/sources.ts';
import { projectFiles } from '../../project-files.ts';
import { studioSite } from '../../studio-site.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { BUNDLE_TIME, bundlesFor, ownBundles } from '../build/own-bundles.ts';
import { shownBy, withoutSources } from './preview-parts.ts';

const files = projectFiles();
let buildFolder: string;
let drafts: DraftRenderer;
let project: Project;

beforeAll(async () => {
  buildFolder = await ownBundles();
  drafts = createDraftRenderer({ buildFolder, rows: noRows });
  const read = drafts.read({ files }).project;
  if (!read) throw new Error('The content of this project has errors.');
  project = read;
  // Pages have the keyframes that any page before them used: from here on, all pages have all of them.
  const withForm = read.site.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'form'));
  for (const path of ['/', withForm?.path ?? '/']) await drafts.render({ files, language: 'is', path });
}, BUNDLE_TIME);

/** The text of a page that is in an element without a source of its own. */
function textsWithoutSource(html: string): string[] {
  const open: boolean[] = [];
  const found: string[] = [];
  for (const token of htmlTokens(html.slice(html.indexOf('<body')))) {
    if (token.kind === 'open' && !token.isVoid) open.push(attributeOf(token.written, 'data-source') !== null);
    if (token.kind === 'close') open.pop();
    if (token.kind === 'text' && open.at(-1) !== true && token.written.trim() !== '')
      found.push(token.written);
  }
  return found;
}

describe('each page', () => {
  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const addresses = ['/there-is-no-such-page', ...project.site.pages.map(({ path }) => path)];
    const rendered = new Map<string, string>();
    for (const path of addresses.filter((address) => !isPattern(address))) {
      const { html, isMarked } = await drafts.render({ files, language: 'is', path });
      expect(isMarked, `${path} is not marked`).toBe(true);
      rendered.set(path, html);
    }
    pages = rendered;
  });

  test('is the page that visitors get, to the byte, but for the attributes', async () => {
    const { page } = await loadRenderer(buildFolder);
    const { defaultLanguage } = project.site;
    for (const [path, html] of pages) {
      const sprite = /href="([^"#]+)#logo"/.exec(html)?.[1] ?? '';
      const address = new URL(path, defaultLanguage.origin);
      const { body } = await page(address, pageSource(project, defaultLanguage, sprite));
      expect(withoutSources(html) === previewDocument(body).html, path).toBe(true);
    }
  });

  test('has a source for every text, and each source leads somewhere', () => {
    for (const [path, html] of pages) {
      expect(textsWithoutSource(html), path).toEqual([]);
      const sources = [...html.matchAll(/ data-source="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' '));
      for (const source of new Set(sources)) {
        expect(parseSource(source), source).not.toBeNull();
        if (/^(value|document):/.test(source)) expect(sourceItem(source, project), source).not.toBeNull();
      }
    }
  });
});

describe('of a small site', () => {
  const small = studioSite();
  let smallDrafts: DraftRenderer;
  beforeAll(async () => {
    const bundles = await bundlesFor(temporaryFolder(small));
    smallDrafts = createDraftRenderer({ buildFolder: bundles, rows: noRows });
  }, BUNDLE_TIME);

  test('prices, figures, icons, addresses, menus, labels, clients and documents know their sources', async () => {
    const page = async (path: string) =>
      (await smallDrafts.render({ files: small, language: 'is', path })).html;
    const hosting = await page('/lausnir/vefhysing');
    expect(shownBy(hosting, 'value:packages/hosting/packages/basic/price')).toContain('4.990\u00a0kr.');
    expect(shownBy(hosting, 'value:packages/hosting/packages/business/facts/mailboxes').join()).toContain(
      '20',
    );
    expect(shownBy(hosting, 'value:packages/hosting/packages/enterprise/facts/disk')).toHaveLength(1);
    expect(shownBy(hosting, 'text:solutions:hosting.hero.title')).toEqual(['Hýsing sem þú mátt gleyma']);
    expect(shownBy(hosting, 'value:navigation/quote/to')).toContain('Fá tilboð');
    expect(shownBy(hosting, 'value:company/phone')).toContain('+354\u00a0555\u00a00142');
    expect(hosting).toMatch(
      /<svg data-source="value:navigation\/header\/solutions\/entries\/%2Flausnir%2Fvefhysing\/icon"/,
    );
    expect(hosting).toMatch(/<section data-source="value:pages\/hosting\/sections\/hero"/);
    expect(hosting).toMatch(/<html data-page-sources="[^"]*text:solutions:hosting\.meta\.title[ "]/);
    expect(shownBy(hosting, 'value:rates/hourly/amounts')).toContain('14.900\u00a0kr.');
    expect(shownBy(hosting, 'value:rates/weekend')).toContain('22.350\u00a0kr.');

    const home = await page('/');
    expect(shownBy(home, 'value:figures/clients')).toContain('500+');
    expect(home).toMatch(/data-source="value:company\/clients\/1" role="img" aria-label="Kría &amp; Co"/);
    expect(shownBy(home, 'document:terms#3')[0]).toBe('Verð og tímavinna');
    expect(shownBy(home, 'value:rates/hourly/amounts').length).toBeGreaterThan(0);
    const contact = await page('/synishorn');
    expect(shownBy(contact, 'text:forms:contact.fields.name.label')).toHaveLength(1);
    expect(shownBy(contact, 'value:company/hours/0')).toHaveLength(5);
  });

  test('the texts of an item lead to the item, those of the interface to none', () => {
    const read = smallDrafts.read({ files: small }).project;
    const itemOf = (source: string) => (read && sourceItem(source, read)?.join('/')) ?? null;
    expect(itemOf('text:solutions:hosting.hero.title')).toBe('pages/hosting/sections/hero');
    expect(itemOf('text:solutions:hosting.meta.title')).toBe('pages/hosting');
    expect(itemOf('text:solutions:packages.hosting.basic.name')).toBe('packages/hosting/packages/basic');
    expect(itemOf('text:solutions:packages.hosting.features.disk_unlimited')).toBe('packages/hosting');
    expect(itemOf('text:nav:projects.title')).toBe('pages/projects');
    expect(itemOf('text:nav:hosting.description')).toBe(
      'navigation/header/solutions/entries//lausnir/vefhysing',
    );
    expect(itemOf('text:forms:contact.fields.name.label')).toBe('forms/contact/fields/name');
    expect(itemOf('text:forms:contact.fields.subject.options.support')).toBe(
      'forms/contact/fields/subject/options/support',
    );
    expect(itemOf('value:packages/hosting/packages/basic/price')).toBe('packages/hosting/packages/basic');
    expect(itemOf('value:company/hours/0/opens')).toBe('company/hours/0');
    expect(itemOf('value:company/phone')).toBe('company');
    expect(itemOf('document:terms#3')).toBe('pages/home/sections/terms');
    expect(itemOf('text:forms:specimens.hero.text')).toBe('pages/specimens/sections/hero');
    expect(itemOf('text:site:title')).toBeNull();
    expect(itemOf('text:common:price.from')).toBeNull();
    expect(itemOf('text:solutions:gone.hero.title')).toBeNull();
    expect(itemOf('row:news/some')).toBeNull();
  });
});

test('each text of the project that is not of the interface leads to an item', () => {
  const interfaceKeys = new Set(
    Object.entries(interfaceTexts).flatMap(([namespace, names]) =>
      names.map((name) => `${namespace}:${name}`),
    ),
  );
  for (const { namespace, key } of textKeys(project.site)) {
    const name = `${namespace}:${key}`;
    if (interfaceKeys.has(name) || name.startsWith('common:actions.')) continue;
    expect(sourceItem(`text:${name}`, project), name).not.toBeNull();
  }
});
