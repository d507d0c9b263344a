import { expect } from '@playwright/test';
import type { FormField } from '../../schema/form.ts';
import { type FormPlace, findForm } from './form-parts.ts';
import { menus } from './frame-parts.ts';
import { firefoxProblem, type RealBrowser, type RealPage, startFirefox } from './real-browser.ts';
import { test } from './rows-test.ts';
import { getPath, home, words } from './site-model.ts';
import { startWebkit, webkitProblem } from './webkit.ts';

/* The main journeys of a visitor in stock Firefox and WebKit: the part `long-journeys` of `npm test`. */

const browsers = {
  Firefox: { start: startFirefox, problem: firefoxProblem },
  WebKit: { start: startWebkit, problem: webkitProblem },
};

for (const [name, { start, problem }] of Object.entries(browsers))
  test.describe(name, () => {
    // In one worker, because a browser takes longer to start than a journey.
    test.describe.configure({ mode: 'default' });
    let browser: RealBrowser;
    let page: RealPage;
    test.beforeAll(async ({ browserName: _ }, info) => {
      info.skip(problem !== undefined, problem);
      browser = await start();
      page = browser.page;
    });
    test.afterAll(() => browser?.close());
    test.afterEach(() => expect(browser.errors()).toEqual([]));

    test('a page is read, a link of a menu is followed, and the language is switched', async ({
      rowSite,
    }) => {
      const [menu] = menus;
      const entry = menu?.entries[1]?.to ?? '';
      await page.open(rowSite.at('/'));
      expect(await page.evaluate(() => document.title)).toBe(words('site:homeTitle', home));
      expect(await page.evaluate(() => document.querySelector('h1')?.innerText.length)).toBeGreaterThan(5);

      await page.click(`header li > a[href="${menu?.to}"] + button`);
      // React starts when a link is pointed at. It reports that itself.
      await page.evaluate(() =>
        addEventListener(
          'hydrated',
          () => document.documentElement.setAttribute('data-is-hydrated', ''),
          true,
        ),
      );
      await page.pointAt(`header [popover] a[href="${entry}"]`);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-is-hydrated')))
        .toBe(true);
      await page.click(`header [popover] a[href="${entry}"]`);
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe(entry);
      // The address changes before the page, which closes the menus of the previous page.
      await expect.poll(() => page.evaluate(() => document.title)).not.toBe(words('site:homeTitle', home));

      await page.click('header details:has(a[hreflang=en]) > summary');
      await page.click('header details[open] a[hreflang=en]');
      await expect.poll(() => page.evaluate(() => location.href)).toBe(rowSite.at(entry, 'en'));
      // The address changes before the document exists.
      await expect.poll(() => page.evaluate(() => document.documentElement?.lang)).toBe('en');
    });

    test('projects are filtered and searched', async ({ rowSite }) => {
      const projects = await rowSite.projects();
      const [{ category, title } = { category: '', title: '' }] = projects;
      const inCategory = projects.filter((project) => project.category === category);
      const titles = () =>
        page.evaluate(() => [...document.querySelectorAll('main h3')].map((heading) => heading.textContent));
      await page.open(rowSite.at(getPath('projects')));
      await page.click(`[role=search] button[value="${category}"]`);
      await expect.poll(titles).toEqual(inCategory.map((project) => project.title));
      await page.type('[role=search] [type=search]', title.toLocaleUpperCase('is'));
      await page.click('[role=search] button');
      await expect.poll(titles).toEqual([title]);
      expect(await page.evaluate(() => [...new URLSearchParams(location.search)].join())).toBe(
        `flokkur,${category},leit,${title.toLocaleUpperCase('is')}`,
      );
    });

    test('a package is ordered from its price, and the order is in the inbox once', async ({ rowSite }) => {
      const order = findForm('hosting-order');
      await page.open(rowSite.at(getPath('hosting'), 'en'));
      await page.click('[data-package=business] a');
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe(order.path);
      const packageOf = () =>
        page.evaluate(
          () => document.querySelector<HTMLInputElement>('[name=selected_package]:checked')?.value,
        );
      await expect.poll(packageOf).toBe('business');
      const message = `${name}: þæö`;
      await send(order, message, ['selected_package']);
      const stored = (await rowSite.inbox()).filter(({ fields }) => Object.values(fields).includes(message));
      expect(stored).toMatchObject([
        { form: order.form.id, fields: { selected_package: 'business' }, offer: { stale: false } },
      ]);
    });

    /** Fills in a form and sends it. */
    async function send({ form }: FormPlace, message: string, choices: readonly string[]): Promise<void> {
      const ofForm = `form[name="${form.id}"]`;
      for (const field of form.fields.filter((each) => !choices.includes(each.name)))
        await answer(ofForm, field, message);
      await page.click(`${ofForm} button[type=submit]`);
      await expect
        .poll(() => page.evaluate(() => document.querySelector<HTMLElement>('dialog[open]')?.innerText))
        .toContain(words(`forms:${form.id}.success`, 'en'));
    }

    async function answer(ofForm: string, field: FormField, message: string): Promise<void> {
      const control = `[name="${field.name}"]`;
      switch (field.type) {
        case 'select':
          return await page.choose(`${ofForm} ${control}`, field.options[1]?.value ?? '');
        case 'checkbox-cards':
        case 'radio-cards':
        case 'package':
          return await page.click(`${ofForm} label:has(${control}[value="${field.options[1]?.value}"])`);
        case 'textarea':
          return await page.type(`${ofForm} ${control}`, message);
        default:
          return await page.type(`${ofForm} ${control}`, samples[field.type]);
      }
    }
  });

const samples = { text: 'Jóna', email: 'jona@example.is', tel: '+354 555 0199', url: 'https://example.is/' };
