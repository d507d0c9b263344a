import { expect } from '@playwright/test';
import { getDropdown, getFrame, menus } from './frame-parts.ts';
import { getOrigin, getPath, languages, words } from './site-model.ts';
import { test } from './site-test.ts';
import { linkTo } from './start-react.ts';

test.use({ javaScriptEnabled: false });

// That all kinds of pages load without scripts is tested in crawl.test.ts.
test('without scripts pages can be read, and menus, languages and links work', async ({ visit, page }) => {
  await test.step('pages with forms, filters and lists can be read', async () => {
    for (const path of ['home', 'quote', 'projects', 'news'].map(getPath)) {
      await visit(path);
      const headings = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) =>
          all.map((heading) => [
            heading.textContent,
            heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              heading.getBoundingClientRect().height > 0,
          ]),
        );
      expect(headings.length, path).toBeGreaterThan(0);
      expect(
        headings.filter(([, isShown]) => !isShown),
        path,
      ).toEqual([]);
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
    }
  });

  await test.step('the language list shows which is chosen, and links to the same page on the other hosts', async () => {
    await visit('hosting', 'es');
    const { languageOpener, languageList } = getFrame(page, 'es');
    const link = languageList.locator('a[hreflang=da]');
    await expect(link).toBeHidden();
    await languageOpener.click();
    await expect(languageList.locator('[aria-current]')).toHaveAttribute('hreflang', 'es');
    const links = languageList.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      languages.map((to) => getOrigin(to) + getPath('hosting')),
    );
    await link.click();
    await expect(page).toHaveURL(getOrigin('da') + getPath('hosting'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  });

  await test.step('links and dropdowns work, and there is no cookie notice', async () => {
    await visit('home');
    await expect(page.locator('[data-cookies=accept]')).toBeHidden();
    await expect(page.getByText(words('cookies:notice.text'))).toBeHidden();
    for (const { to, entries } of menus) {
      const { link, button, panel } = getDropdown(page, to);
      await expect(panel).toBeHidden();
      await link.hover();
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('link')).toHaveCount(entries.length);

      await page.mouse.move(5, 500);
      await expect(panel).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    await linkTo(page, 'services').click();
    await expect(page).toHaveURL(getOrigin('is') + getPath('services'));
  });

  await test.step('the first stop of the keyboard leads past the header', async () => {
    await visit('services');
    const { skipLink } = getFrame(page);
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator('a').first()).toBeFocused();
  });

  await test.step('on a phone the menu opens, a branch in it opens, and a link in it works', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('home');
    const { hamburger, mobileMenu } = getFrame(page);
    const [menu] = menus;
    const target = menu?.entries[0]?.to ?? '';
    const link = mobileMenu.locator(`a[href="${target}"]`);
    await expect(link).toBeHidden();

    await hamburger.click();
    await expect(mobileMenu.locator('summary').nth(1)).toBeVisible();
    await expect(link).toBeHidden();

    await mobileMenu.locator('summary').nth(1).click();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(getOrigin('is') + target);
    await expect(mobileMenu).not.toHaveAttribute('open');
  });
});
