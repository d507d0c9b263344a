import type { Page } from '@playwright/test';
import { home, site, words } from './site-model.ts';

/** The entries of the header that have pages below them, as site.yaml lists them. */
export const menus = site.navigation.header.flatMap((item) => (item.kind === 'menu' ? [item] : []));

/** Parts of the frame around each page, located as a visitor would: by role and name. */
export function getFrame(page: Page, language = home) {
  const header = page.getByRole('banner');
  const say = (name: string) => words(name, language);
  return {
    header,
    bar: header.getByRole('navigation', { name: say('common:menu.main') }),
    quote: header.getByRole('link', { name: say(`common:actions.${site.navigation.quote.label}`) }),
    /** Button that opens and closes the menu on small screens. */
    hamburger: header.getByLabel(say('common:menu.open')),
    mobileMenu: header.locator('details', { has: page.getByLabel(say('common:menu.open')) }),
    languageOpener: header.getByLabel(`${say('common:menu.language')}: ${language}`),
    languageList: header.locator('details', {
      has: page.getByLabel(`${say('common:menu.language')}: ${language}`),
    }),
    cookieNotice: page.getByRole('region', { name: say('cookies:notice.label') }),
    acceptCookies: page.getByRole('button', { name: say('cookies:notice.accept') }),
    dismissCookies: page.getByRole('button', { name: say('cookies:notice.dismiss') }),
    backToTop: page.getByRole('link', { name: say('common:backToTop') }),
    skipLink: page.getByRole('link', { name: say('common:skipToContent') }),
    breadcrumb: page.getByRole('navigation', { name: say('common:menu.breadcrumb') }),
    /** Status that announces that the next page is on its way. */
    status: page.locator('header ~ [role=status]'),
  };
}

/** A dropdown of the bar: its link, the button next to it and the list that both belong to. */
export function getDropdown(page: Page, to: string) {
  const entry = page
    .getByRole('banner')
    .getByRole('listitem')
    .filter({
      has: page.locator(`> a[href="${to}"] + button`),
    });
  return {
    link: entry.locator(`> a[href="${to}"]`),
    button: entry.locator('> button'),
    panel: entry.locator('[popover]'),
  };
}

/** Accepts the cookie notice, which covers the bottom of the screen until it is answered and then never returns. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
}
