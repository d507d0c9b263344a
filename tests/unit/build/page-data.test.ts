import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { itemAddresses } from '../../../app/site/item-address.ts';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { routesOf } from '../../../app/site/routes-of.ts';
import { pageData } from '../../../scripts/build/page-data.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { sampleRows } from '../../../scripts/dev/kit/sample-content.ts';
import { loadRenderer } from '../../../server/render/renderer.ts';
import { BUNDLE_TIME, ownBundles } from './own-bundles.ts';

test('the data of every kind of page are to the byte what React Router sends', {
  timeout: BUNDLE_TIME,
}, async () => {
  const { project } = readProject('.');
  if (!project) throw new Error('The project has problems; npm run check tells them.');
  const { site } = project;
  const { draw, data } = await loadRenderer(await ownBundles(), routesOf(site));
  const rows = sampleRows;
  const index = await rows.read({ of: 'index' });
  if (!index.ok) throw new Error('The rows can be read.');
  const pages = [
    ...site.pages.filter(({ path }) => !isPattern(path)).map(({ id, path }) => ({ id, path })),
    ...itemAddresses(site, index.value).map(({ page: { id }, path }) => ({ id, path })),
  ];
  expect(new Set(pages.map(({ id }) => id)).size).toBe(site.pages.length);
  for (const language of site.languages) {
    const source = pageSource(project, language, '/icons.svg', { rows });
    for (const { id, path } of pages) {
      const url = new URL(path, language.origin);
      const { state, status } = await draw(url, source);
      expect(status, url.href).toBe(200);
      const written = pageData(`page/${id}`, state?.loaderData[`page/${id}`]);
      expect(written, url.href).toBe(await data(url, `page/${id}`, source));
    }
  }
});

test('whatever plain data a page has, React Router reads the same', async () => {
  // No page has -0 or a key that JavaScript takes for something else.
  const plain = fc
    .jsonValue()
    .map((value) => JSON.stringify(value))
    .filter((text) => !text.includes('__proto__'))
    .map((text) => JSON.parse(text));
  await fc.assert(
    fc.asyncProperty(plain, async (value) => {
      // What a loader gives may leave values out.
      const page = { value, missing: undefined, again: [value, value] };
      const body = new Blob([pageData('page/home', page)]).stream();
      const read = await decode(body, globalThis as unknown as Window & typeof globalThis);
      expect(read.value).toEqual({ 'page/home': { data: page } });
    }),
  );
});
