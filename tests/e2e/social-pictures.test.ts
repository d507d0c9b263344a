import { expect, test } from '@playwright/test';
import { pngHead } from '../read-png.ts';
import { askServer } from './ask-server.ts';
import { builtBytes, builtHtml } from './built-html.ts';
import { unknownPath } from './pages.ts';
import { languages, site } from './site-model.ts';

/** Well below the 300 KB above which some networks show no picture. */
const MOST_BYTES = 100_000;

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

for (const language of languages)
  test(`${language}: every page, news item and project has a picture of its own for social networks`, async () => {
    const origin = site.languages.find(({ code }) => code === language)?.origin ?? '';
    const pages = builtHtml(language).filter(({ path }) => path !== '/404.html');
    const images = pages.map(({ html }) => metaOf(html, 'og:image'));
    expect(images.length).toBeGreaterThan(40);
    expect(images).toEqual([...new Set(images)]);
    for (const [place, { path, html }] of pages.entries()) {
      expect(metaOf(html, 'og:image:alt'), path).toBe(metaOf(html, 'og:title'));
      const size = [metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')];
      expect(size, path).toEqual(['1200', '630']);
      expect(images[place]?.startsWith(`${origin}/social/`), `${path} ${images[place]}`).toBe(true);
      const bytes = builtBytes(language, new URL(images[place] ?? '').pathname);
      expect(pngHead(bytes), path).toEqual({ width: 1200, height: 630 });
      expect(bytes.length, path).toBeLessThan(MOST_BYTES);
    }
    const headers = (await askServer(language, new URL(images[0] ?? '').pathname)).headers;
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toContain('immutable');

    const unknown = (await askServer(language, unknownPath)).text;
    expect(metaOf(unknown, 'og:image')).toBe(`${origin}/social.png`);
    const picture = await askServer(language, '/social.png');
    expect([picture.status, pngHead(picture.body)]).toEqual([200, { width: 1200, height: 630 }]);
  });

test('browsers find the icons and the manifest', async () => {
  for (const language of languages) {
    const html = (await askServer(language, '/')).text;
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '/none';
    const manifest = await askServer(language, address);
    const type = 'application/manifest+json; charset=utf-8';
    expect([manifest.status, manifest.headers['content-type']]).toEqual([200, type]);
    const { lang, icons } = JSON.parse(manifest.text) as { lang: string; icons: { src: string }[] };
    expect(lang).toMatch(new RegExp(`^${language}-`));
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...icons.map(({ src }) => src)]) {
      const icon = await askServer(language, path);
      expect([path, icon.status, icon.headers['content-type']]).toEqual([
        ...[path, 200, path.endsWith('.ico') ? 'image/x-icon' : 'image/png'],
      ]);
    }
  }
});
