import { expect, type Page } from '@playwright/test';
import { getFrame } from './frame-parts.ts';
import { getOrigin, getPath, languages, site } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo, startReact } from './start-react.ts';

const readStoredAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('cookiesAccepted'));

test('what is accepted is stored and never asked again, on each language’s host', async ({ visit, page }) => {
  for (const language of ['is', 'es']) {
    await visit('home', language);
    const { cookieNotice, acceptCookies } = getFrame(page, language);
    await expect(cookieNotice).toBeInViewport();
    expect(await readStoredAnswer(page)).toBeNull();

    await acceptCookies.click();
    await expect(cookieNotice).toBeHidden();
    expect(await readStoredAnswer(page)).toBe('true');
    await visit('services', language);
    await expect(cookieNotice).toBeHidden();
  }
});

test('it stays until answered, across pages too; the X hides it for this visit only', async ({
  visit,
  page,
}) => {
  await visit('home');
  const { cookieNotice, acceptCookies, dismissCookies } = getFrame(page);
  await startReact(page);
  await linkTo(page, 'contact').click();
  await expect(page).toHaveURL(getOrigin('is') + getPath('contact'));
  await expect(cookieNotice).toBeInViewport();
  await dismissCookies.click();
  await expect(cookieNotice).toBeHidden();
  expect(await readStoredAnswer(page)).toBeNull();
  await linkTo(page, 'services').click();
  await expect(page).toHaveURL(getOrigin('is') + getPath('services'));
  await expect(cookieNotice).toBeHidden();

  await page.reload();
  await expect(cookieNotice).toBeVisible();
  await cookieNotice.getByRole('link').click();
  await expect(page).toHaveURL(getOrigin('is') + site.navigation.cookies);
  await acceptCookies.click();
  await expect(cookieNotice).toBeHidden();
  expect(await readStoredAnswer(page)).toBe('true');
});

test('on a desk it covers nothing of the head of the first page', async ({ visit, page }) => {
  for (const language of languages)
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await visit('home', language);
      const top = (await getFrame(page, language).cookieNotice.boundingBox())?.y;
      for (const part of await page.locator('[data-hero] :is(h1, p, a, dd)').all()) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${language} ${await part.textContent()}`).toBeLessThan(
          top ?? 0,
        );
      }
    }
});

test('a browser that stores nothing is asked each time, and nothing breaks', async ({ visit, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('storage is off', 'SecurityError');
      },
    });
  });
  await visit('home');
  const { cookieNotice, acceptCookies } = getFrame(page);
  await expect(cookieNotice).toBeVisible();
  await acceptCookies.click();
  await expect(cookieNotice).toBeHidden();
  await page.reload();
  await expect(cookieNotice).toBeVisible();
});
