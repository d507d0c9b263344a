import { expect } from '@playwright/test';
import { KIT_PATH } from '../../scripts/dev/kit/kit-names.ts';
import { sectionFacets } from '../../scripts/dev/kit/section-facets.ts';
import { expectAsInAlbum } from './album.ts';
import { test } from './visual-test.ts';

for (const { kind } of sectionFacets()) {
  test(`every variation of ${kind} looks as in its pictures`, async ({ page, studio, open }, info) => {
    const drawn = await studio.drawKind(kind);
    await open(drawn);
    await expectAsInAlbum(page, info, `kit-${kind}`, drawn, 'main > [data-section]');
  });
}

test('the kit is no part of the built sites', async ({ request }) => {
  expect((await request.get(KIT_PATH)).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(KIT_PATH);
});
