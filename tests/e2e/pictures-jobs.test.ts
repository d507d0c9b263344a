import { expect, type Page } from '@playwright/test';
import { photograph } from '../unit/studio/some-pictures.ts';
import { test } from './studio-test.ts';

/* A picture from a phone to a page: a Studio and the built sites over one database. */

const ALT = {
  Íslenska: 'Gullfoss að vetri',
  English: 'Gullfoss in winter',
  Español: 'Gullfoss en invierno',
  Dansk: 'Gullfoss om vinteren',
};

const upload = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Upload pictures')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });

test('a photograph is uploaded, described, used in news and protected while used', async ({
  page,
  expectErrors,
  server,
  studio,
}) => {
  // Refused files, and the font below.
  expectErrors(/status of 415 /, /\.woff2/);
  await page.goto(`${studio.address}/pictures`);
  await expect(page.getByText('There are no pictures yet.')).toBeVisible();
  await upload(page, 'drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  await expect(page.getByRole('alert')).toContainText('SVG drawings cannot be uploaded');
  await page.getByRole('button', { name: 'Hide this message about drawing.jpg' }).click();
  await upload(page, 'Gullfoss.jpg', await photograph(1000, 600));
  await expect(page.getByRole('status').getByText('Gullfoss.jpg is in the library.')).toBeVisible();
  await page.getByRole('link', { name: /^Gullfoss\.jpg/ }).focus();

  // By keyboard: the focal point is a little to the left and up.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gullfoss.jpg' })).toBeVisible();
  const file = page.url().slice(-20);
  await page.getByRole('button', { name: 'What matters most: 50 % from the left' }).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByText('46 % from the left, 48 % from the top')).toBeVisible();
  await page.getByRole('textbox', { name: 'Íslenska' }).fill(ALT.Íslenska);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // A picture with only one text cannot be chosen; it needs all of them.
  await page.goto(`${studio.address}/news/_new`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Fossinn frosinn');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Fyrsta lína.\nÖnnur lína.');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('button', { name: /^Gullfoss\.jpg/ }).click();
  for (const [language, text] of Object.entries(ALT))
    await dialog.getByRole('textbox', { name: language }).fill(text);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const editor = await server.editor();
  const readRows = async () =>
    (await editor.from('news').select('slug,picture').eq('title', 'Fossinn frosinn')).data;
  await expect.poll(readRows).toEqual([{ slug: 'fossinn-frosinn', picture: file }]);
  const published_at = new Date().toISOString();
  await editor.from('news').update({ published_at }).eq('slug', 'fossinn-frosinn');

  // Measures only pictures: a font that arrives late makes a title narrower, which moves the arrow after it.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [language, alt] of [
    ['is', ALT.Íslenska],
    ['da', ALT.Dansk],
  ] as const) {
    const shifts = await shiftsOn(
      page,
      `http://${language}.localhost:${server.port}/frettir/fossinn-frosinn`,
    );
    const picture = page.getByRole('img', { name: alt });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveCSS('object-position', '46% 48%');
    const { source, width } = await picture.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      width: image.naturalWidth,
    }));
    expect(source).toMatch(new RegExp(`/pictures/${file}/(800|1000)\\.avif$`));
    expect(width).toBeGreaterThan(0);
    expect(await shifts()).toEqual([]);
  }
  const list = await shiftsOn(page, `http://is.localhost:${server.port}/frettir`);
  await expect(page.getByRole('img', { name: ALT.Íslenska })).toHaveJSProperty('complete', true);
  expect(await list()).toEqual([]);
  await page.unrouteAll();

  await page.goto(`${studio.address}/pictures/${file}`);
  await expect(page.getByRole('listitem').getByText('News: Fossinn frosinn')).toBeVisible();
  await expect(page.getByText('It cannot be deleted while it is used.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete this picture' })).toHaveCount(0);
  await editor.from('news').update({ picture: null }).eq('slug', 'fossinn-frosinn');
  await page.reload();
  await page.getByRole('button', { name: 'Delete this picture' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('There are no pictures yet.')).toBeVisible();
  await editor.from('news').delete().eq('slug', 'fossinn-frosinn');
});

test('a hero picture and a word mark go from the library to the built pages and back', async ({
  page,
  studio,
  work,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await work.open('/lausnir', 'value:pages/solutions/sections/hero');
  const picture = await work.openField('Picture');
  await picture.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog
    .getByLabel('Upload pictures')
    .and(page.locator('input'))
    .setInputFiles({ name: 'hero.jpg', mimeType: 'image/jpeg', buffer: await photograph(1300, 700) });
  for (const [language, text] of Object.entries(ALT))
    await dialog.getByRole('textbox', { name: language }).fill(text);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await work.expectFieldSaved('Picture');
  await expect(work.preview.getByRole('img', { name: ALT.Íslenska })).toBeVisible();

  const drawing = 'M0 0h61v7l-9 3z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 12"><script>x()</script><path d="${drawing}"/></svg>`;
  await work.open('/', 'value:company/clients/Kría & Co');
  const mark = await work.openField('Word mark');
  await mark
    .getByLabel('Choose a drawing (SVG)')
    .setInputFiles({ name: 'kria.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await work.expectFieldSaved('Word mark');
  await page.getByRole('link', { name: /^Changes/ }).click();
  await expect(page.getByText('Kría & Co (new word mark)')).toBeVisible();

  const lines = (await work.publish()).join('\n');
  expect(lines).toMatch(new RegExp(`^\\+.*${drawing}`, 'm'));
  expect(lines).not.toContain('script');
  const codes = { is: ALT.Íslenska, en: ALT.English, es: ALT.Español, da: ALT.Dansk };
  for (const [language, alt] of Object.entries(codes)) {
    const html = studio.pageOf(language, '/lausnir');
    const [image = ''] = html.match(new RegExp(`<img[^>]*alt="${alt}"[^>]*>`)) ?? [];
    for (const attribute of [
      /width="1300"/,
      /height="700"/,
      /sizes="[^"]+"/,
      /srcSet="[^"]*\/800\.webp 800w/i,
    ])
      expect(image).toMatch(attribute);
    expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*\/400\.avif 400w/i);
  }

  await page.goto(`${studio.address}/history`);
  await page.getByRole('button', { name: 'Revert this publication' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revert this publication' }).click();
  await expect
    .poll(() => studio.lastDiff().join('\n'), { timeout: 60_000 })
    .toMatch(new RegExp(`^-.*${drawing}`, 'm'));
});

/** Opens a page. @returns a function that lists elements that have moved by themselves so far, with both positions */
async function shiftsOn(page: Page, address: string): Promise<() => Promise<string[]>> {
  await page.goto(address);
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          type Shift = PerformanceEntry & {
            readonly value: number;
            readonly sources: readonly { node: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          const shifts: string[] = [];
          new PerformanceObserver((list) => {
            for (const { value, startTime, sources } of list.getEntries() as Shift[])
              for (const { node, previousRect, currentRect } of sources)
                shifts.push(
                  [value, startTime, node.parentElement?.outerHTML.slice(0, 300), previousRect, currentRect]
                    .map((part) => JSON.stringify(part))
                    .join(' '),
                );
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
        }),
    );
}
