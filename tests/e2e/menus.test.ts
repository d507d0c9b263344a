import { expect } from '@playwright/test';
import { getDropdown, getFrame, menus } from './frame-parts.ts';
import { getOrigin } from './site-model.ts';
import { test } from './site-test.ts';
import { follow, startReact, waitForReact, watchRequests } from './start-react.ts';

test('each dropdown is 500 px wide, lists every page in two columns and marks the current one', async ({
  visit,
  page,
}) => {
  expect(menus.length).toBeGreaterThan(1);
  for (const [place, { to, entries }] of menus.entries()) {
    const active = entries[1]?.to ?? '';
    if (place === 0) {
      await visit(active);
      await startReact(page);
    } else await follow(page, active);
    await expect(page).toHaveURL(getOrigin('is') + active);
    const { link, panel } = getDropdown(page, to);
    await expect(panel).toBeHidden();
    await link.hover();
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(500);

    const links = panel.getByRole('link');
    const entriesShown = await links.evaluateAll((all) =>
      all.map((item) => ({
        to: item.getAttribute('href'),
        left: item.getBoundingClientRect().left,
        contents: [
          item.querySelector('svg')?.checkVisibility(),
          /\S/.test(item.querySelector('strong')?.textContent ?? ''),
          /\S/.test(item.querySelector('span')?.textContent ?? ''),
        ],
      })),
    );
    expect(entriesShown.map((entry) => entry.to)).toEqual(entries.map((entry) => entry.to));
    expect(new Set(entriesShown.map(({ left }) => left)).size).toBe(2);
    expect(entriesShown.map(({ contents }) => contents)).toEqual(entries.map(() => [true, true, true]));

    await expect(panel.locator('[aria-current=page]')).toHaveAttribute('href', active);
    await expect(panel.locator('[aria-current=page]')).toHaveCount(1);
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const other of menus.filter((menu) => menu.to !== to))
      await expect(getDropdown(page, other.to).link).not.toHaveAttribute('aria-current');

    const [next] = entries;
    await panel.locator(`a[href="${next?.to}"]`).click();
    await expect(page).toHaveURL(getOrigin('is') + next?.to);
    await expect(panel.locator('[aria-current=page]')).toHaveAttribute('href', next?.to ?? '');
    await expect(panel.locator('[aria-current=page]')).toHaveCount(1);
    // Keeps every menu away from the mouse when the next page loads.
    await page.mouse.move(5, 500);
  }
});

test('a dropdown stays open on the way to its last link, and opens and closes by keyboard', async ({
  visit,
  page,
}) => {
  const [{ to = '', entries = [] } = {}] = menus;
  // The list animates in while the pointer is on its way.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('home');
  const { link, button, panel } = getDropdown(page, to);
  const last = panel.getByRole('link').last();
  await link.hover();
  const box = await last.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 12 });
  await expect(panel).toBeVisible();
  await last.click();
  await expect(page).toHaveURL(getOrigin('is') + entries.at(-1)?.to);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('home');
  await page.mouse.move(5, 500);
  for (let presses = 0; presses < 12 && !(await isFocused(button)); presses++)
    await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(getOrigin('is') + entries[0]?.to);
  await expect(panel).toBeHidden();
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens one branch at a time, covers the screen and closes when a link is followed', async ({
    visit,
    page,
  }) => {
    await visit('home');
    const { hamburger, mobileMenu } = getFrame(page);
    await hamburger.click();
    expect(await mobileMenu.getByRole('navigation').boundingBox()).toEqual({
      x: 0,
      y: 80,
      width: 360,
      height: 660,
    });
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const branches = mobileMenu.locator('details');
    expect(await branches.count()).toBe(menus.length);
    await branches.nth(0).locator('summary').click();
    await branches.nth(1).locator('summary').click();
    await expect(branches.nth(1)).toHaveAttribute('open');
    await expect(branches.nth(0)).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(mobileMenu).not.toHaveAttribute('open');
    await expect(hamburger).toBeFocused();

    await hamburger.click();
    await waitForReact(page);
    const requests = watchRequests(page);
    await branches.nth(0).locator('summary').click();
    await branches.nth(0).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(`${getOrigin('is')}/`);
    await expect(mobileMenu).not.toHaveAttribute('open');
    expect(requests.paths('document'), 'the page is not loaded again').toEqual([]);
  });
});

function isFocused(locator: ReturnType<typeof getDropdown>['button']): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
