import { expectAsInAlbum } from './album.ts';
import { photographedPages } from './photographed-pages.ts';
import { test } from './visual-test.ts';

for (const [name, path] of Object.entries(photographedPages)) {
  test(`the page at ${path} looks as in its pictures`, async ({ page, studio, open }, info) => {
    const drawn = await studio.drawPage(path);
    await open(drawn);
    await expectAsInAlbum(page, info, name, drawn, 'body > header, main > *, body > footer');
  });
}
