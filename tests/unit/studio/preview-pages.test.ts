import { beforeAll, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import type { Project } from '../../../app/data/project.ts';
import { noRows } from '../../../app/data/row-requests.ts';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { interfaceTexts } from '../../../app/site/texts/interface-texts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { createDraftRenderer, type DraftRenderer } from '../../../render/preview/draft-renderer.ts';
import { htmlTokens, readAttribute } from '../../../render/preview/html-tokens.ts';
import { previewDocument } from '../../../render/preview/preview-document.ts';
import { sourceItem } from '../../../render/preview/source-item.ts';
import { parseSource } from '../../../render/preview/sources.ts';
import { loadRenderer } from '../../../render/renderer.ts';
import { createCachingRenderer, forgetPages } from '../../../server/build/render-page.ts';
import { projectFiles } from '../../project-files.ts';
import { BUNDLE_TIME, ownBundles } from '../build/own-bundles.ts';
import { withoutSources } from './preview-parts.ts';

const files = projectFiles();
let buildFolder: string;
let drafts: DraftRenderer;
let project: Project;

beforeAll(async () => {
  buildFolder = await ownBundles();
  drafts = createDraftRenderer({ buildFolder, rows: noRows });
  const draft = drafts.read({ files }).project;
  if (!draft) throw new Error('The content of this project has errors.');
  project = draft;
  // Pages have the keyframes that any previous page used: from here on, all pages have all of them.
  const withForm = draft.site.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'form'));
  for (const path of ['/', withForm?.path ?? '/']) await drafts.render({ files, language: 'is', path });
}, BUNDLE_TIME);

/** Text of a page in elements without a source. The unit of a price (`<small>`) has the source of its amount. */
function textsWithoutSource(html: string): string[] {
  const open: boolean[] = [];
  const texts: string[] = [];
  for (const token of htmlTokens(html.slice(html.indexOf('<body')))) {
    if (token.kind === 'open' && !token.isVoid)
      open.push(
        readAttribute(token.written, 'data-source') !== null ||
          (token.written.startsWith('<small') && open.at(-1) === true),
      );
    if (token.kind === 'close') open.pop();
    if (token.kind === 'text' && open.at(-1) !== true && token.written.trim() !== '')
      texts.push(token.written);
  }
  return texts;
}

test('pages equal those of visitors, plus a source for every text', async () => {
  const { page } = await loadRenderer(buildFolder);
  const { defaultLanguage } = project.site;
  const addresses = ['/there-is-no-such-page', ...project.site.pages.map(({ path }) => path)];
  for (const path of addresses.filter((address) => !isPattern(address))) {
    const { html, isMarked } = await drafts.render({ files, language: 'is', path });
    expect(isMarked, `${path} is not marked`).toBe(true);
    const sprite = /href="([^"#]+)#logo"/.exec(html)?.[1] ?? '';
    const { body } = await page(
      new URL(path, defaultLanguage.origin),
      pageSource(project, defaultLanguage, sprite),
    );
    // Identical to the byte.
    expect(withoutSources(html) === previewDocument(body).html, path).toBe(true);
    expect(textsWithoutSource(html), path).toEqual([]);
    const sources = [...html.matchAll(/ data-source="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' '));
    for (const source of new Set(sources)) {
      expect(parseSource(source), source).not.toBeNull();
      if (/^(value|document):/.test(source)) expect(sourceItem(source, project), source).not.toBeNull();
    }
  }
});

test('a page that was rendered ahead is remembered until it is forgotten', async () => {
  const renderer = await loadRenderer(buildFolder);
  const { defaultLanguage, pages } = project.site;
  const route = `page/${pages.find(({ path }) => path === '/')?.id}`;
  const source = pageSource(project, defaultLanguage, '/icons.svg');
  const render = () => createCachingRenderer(renderer)(new URL(defaultLanguage.origin), route, source);
  const firstHtml = await render();
  expect(await render()).toBe(firstHtml);
  forgetPages(renderer);
  expect(await render()).not.toBe(firstHtml);
});

test('each text of the project that is not of the interface belongs to an item', () => {
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
