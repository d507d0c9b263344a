import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { pageData } from '../../../scripts/build/page-data.ts';
import { readProject } from '../../../scripts/project/read-project.ts';
import { loadRenderer } from '../../../server/render/renderer.ts';
import { BUNDLE_TIME, ownBundles } from './own-bundles.ts';

test('the data of every page are to the byte what React Router sends', { timeout: BUNDLE_TIME }, async () => {
  const { project } = readProject('.');
  if (!project) throw new Error('The project has problems; npm run check tells them.');
  const { draw, data } = await loadRenderer(await ownBundles());
  const pages = project.site.pages.filter(({ path }) => !isPattern(path));
  expect(pages.length).toBeGreaterThan(30);
  for (const language of project.site.languages) {
    const source = pageSource(project, language, '/icons.svg');
    for (const { id, path } of pages) {
      const url = new URL(path, language.origin);
      const { state } = await draw(url, source);
      const written = pageData(`page/${id}`, state?.loaderData[`page/${id}`]);
      expect(written, url.href).toBe(await data(url, `page/${id}`, source));
    }
  }
});

test('whatever plain data a page has, React Router reads the same', async () => {
  // A tree that a loader gives may leave values out; -0 is none of JSON's.
  const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('-0'));
  await fc.assert(
    fc.asyncProperty(plain, fc.string(), async (value, route) => {
      const page = { value, missing: undefined, again: [value, value] };
      const body = new Blob([pageData(route, page)]).stream();
      const read = await decode(body, globalThis as unknown as Window & typeof globalThis);
      expect(read.value).toEqual({ [route]: { data: page } });
    }),
  );
});
