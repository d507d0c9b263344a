import { expect, type Page } from '@playwright/test';
import { builtHtml } from './built-html.ts';
import { openFilledIn, reply, takeForms } from './form-parts.ts';
import { languages, pathOf } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, startReact } from './start-react.ts';

/** What the pictures and landscapes of the page are drawn with. */
function drawingsOn(page: Page): Promise<string[]> {
  return page
    .locator('main svg:has(path[d]:not(symbol path)), main svg defs')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.innerHTML));
}

test('React renders the pictures of a page as they were sent', async ({ visit, page }) => {
  await visit('services');
  const sent = await drawingsOn(page);
  expect(sent.join('').length).toBeGreaterThan(1000);
  await startReact(page);
  expect(await drawingsOn(page)).toEqual(sent);
});

test('a page that React shows next has the pictures that it is sent with', async ({ visit, page }) => {
  await visit('services');
  const sent = await drawingsOn(page);
  await visit('about');
  await startReact(page, 'services');
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('services')}$`));
  await expect.poll(() => drawingsOn(page)).toEqual(sent);
});

test('the thanks for a form have their picture, which no page is sent with', async ({ visit, page }) => {
  await takeForms(page, () => reply(200, 'sent'));
  const { send, dialog } = await openFilledIn(page, visit, 'contact');
  await send.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('svg path[d]').first()).toBeAttached();
});

test('every id of a page is a valid XML name, and is there once', () => {
  for (const { path, html } of languages.flatMap(builtHtml)) {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id) => !/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(id ?? '')),
      path,
    ).toEqual([]);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
});
