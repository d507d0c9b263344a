import { expect, type Page } from '@playwright/test';
import { frameOf } from './frame-parts.ts';
import { oldNews, pagerOf, photographs, test } from './rows-test.ts';
import { expectNoBarriersInOneTab } from './run-axe.ts';
import { detailRoutes, words } from './site-model.ts';
import { follow, startReact, waitForReact } from './start-react.ts';

/** A news item with everything that it can have. */
const full = {
  slug: 'full-frett',
  title: 'Full frétt',
  excerpt: 'Það sem stendur efst.',
  content: 'Fyrsta lína.\n\nÖnnur lína.',
  image_url: `${photographs}/hraun.jpg`,
  published_at: '2026-03-09T12:00:00Z',
};

/** Opens an item's page when the server knows of it. */
async function openWhenThere(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    expect(response?.status()).toBe(200);
  }).toPass();
}

test('an article has its date, text, breadcrumb and head, the same by its address and by a link; what is written in one is shown as it is written, and nothing of it runs', async ({
  page,
  rowSite,
}) => {
  const hostile = `</p><script>window.hasRun=1</script><img src=x onerror="window.hasRun=1"> {{company.phone}}`;
  await rowSite.publish(full, {
    slug: 'illgjorn',
    title: hostile,
    excerpt: `Efst: ${hostile}`,
    content: `${hostile}\nNæsta.`,
  });
  await openWhenThere(page, rowSite.at(`/frettir/${full.slug}`));
  const seen = async () => ({
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    paragraphs: await page.getByRole('article').getByRole('paragraph').allInnerTexts(),
    date: await page.getByRole('article').getByRole('time').innerText(),
    steps: await frameOf(page).breadcrumb.getByRole('listitem').allInnerTexts(),
    title: await page.title(),
    head: await page.evaluate(() =>
      Object.fromEntries(
        [...document.head.querySelectorAll('meta[content]')].map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name'),
          meta.getAttribute('content'),
        ]),
      ),
    ),
    feed: await page.locator('link[type="application/atom+xml"]').getAttribute('href'),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
  });
  const served = await seen();
  expect(served).toMatchObject({
    heading: full.title,
    paragraphs: expect.arrayContaining(['Það sem stendur efst.', 'Fyrsta lína.', 'Önnur lína.']),
    date: '09/03/2026',
    steps: [words('nav:home.title'), words('nav:news.title'), full.title],
    title: `${full.title} | ${words('site:title')}`,
    head: {
      description: full.excerpt,
      'og:type': 'article',
      'og:title': served.title,
      'og:description': full.excerpt,
      'og:image': full.image_url,
      'article:published_time': '2026-03-09T12:00:00.000Z',
    },
    canonical: `https://hraunvefur.is/frettir/${full.slug}`,
    feed: 'https://hraunvefur.is/frettir.atom',
  });

  await openWhenThere(page, rowSite.at('/frettir/illgjorn'));
  const expectWords = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
    await expect(page.getByRole('article').getByRole('paragraph').getByText(hostile)).toHaveCount(2);
    await expect(frameOf(page).breadcrumb).toContainText(hostile);
    await expect(page.getByRole('main').locator('script, img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  };
  await expectWords();
  await startReact(page);
  await expectWords();
  await follow(page, '/frettir');
  await expect(page.getByRole('main').getByText(hostile).first()).toBeVisible();
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);

  await follow(page, `/frettir/${full.slug}`);
  await expect(page).toHaveTitle(served.title);
  expect(await seen()).toEqual(served);

  for (const { prefix, list } of detailRoutes) {
    await follow(page, `${prefix}Ekki til`);
    await expect(page, 'an item that is not there leads to its list').toHaveURL(rowSite.at(list));
  }
});

test('the address of an item that is not there leads to its list', async ({ request, rowSite }) => {
  expect(detailRoutes).toHaveLength(2);
  for (const { prefix, list } of detailRoutes)
    for (const name of ['ekki-til', 'Ekki%20til', "<b>'", '__name__']) {
      const answer = await request.get(`http://localhost:${rowSite.port}${encodeURI(prefix + name)}`);
      expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, list]);
    }
});

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a long list is shown part by part', async ({ page, rowSite }) => {
      await rowSite.publish(...oldNews);
      const { pager, previous, next, place } = pagerOf(page);
      const titles = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(async () => {
        await page.goto(rowSite.at('/frettir'));
        await expect(pager).toContainText(place(1), { timeout: 500 });
      }).toPass();
      if (scripts) await startReact(page);
      const first = await titles.allInnerTexts();
      await expect(previous).toHaveCount(0);
      await next.click();
      await expect(page).toHaveURL(rowSite.at('/frettir?sida=2'));
      await expect(pager).toContainText(place(2));
      const second = await titles.allInnerTexts();
      expect(second.some((title) => title.startsWith('Gamalt'))).toBe(true);
      expect(second.filter((title) => first.includes(title))).toEqual([]);
      await page.reload();
      await expect(pager).toContainText(place(2));
      await page.goBack();
      await expect(pager).toContainText(place(1));
      // The server's answer is the same with scripts.
      for (const query of scripts ? [] : ['?sida=99', '?sida=0', '?sida=tvo']) {
        await page.goto(rowSite.at(`/frettir${query}`));
        await expect(pager, query).toContainText(place(1));
      }
    });
  });

test('the share button hands the page to the device; where it cannot, it copies the address, or logs that it cannot', async ({
  page,
  rowSite,
  context,
  expectErrors,
}) => {
  expectErrors(/could not be shared/);
  const say = (name: string) => words(`site:news-article.article.${name}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rowSite.publish({ slug: 'deild', title: 'Deild frétt' });
  await openWhenThere(page, rowSite.at('/frettir/deild'));
  const button = page.getByRole('article').getByRole('button');
  await expect(button).toHaveText(say('share'));
  await button.hover();
  await waitForReact(page);
  const shareBy = (how: 'device' | 'nothing') =>
    page.evaluate((how) => {
      const share = async (what: unknown) => Object.assign(window, { shared: what });
      const value = how === 'device' ? share : undefined;
      Object.defineProperty(navigator, 'share', { value, configurable: true });
    }, how);

  await shareBy('device');
  await button.click();
  await expect
    .poll(() => page.evaluate(() => 'shared' in window && window.shared))
    .toEqual({ title: 'Deild frétt', url: rowSite.at('/frettir/deild') });
  await expect(button).toHaveText(say('share'));

  await shareBy('nothing');
  await button.click();
  await expect(button).toHaveText(say('copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rowSite.at('/frettir/deild'));
  await expect(button).toHaveText(say('share'));

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    }),
  );
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be shared'));
  await button.click();
  await logged;
  await expect(button).toHaveText(say('share'));
});

test.describe('all in one tab', () => {
  test.use({ bypassCSP: true });

  test('an article, a project and a list of many parts put up no barriers', async ({ page, rowSite }) => {
    await rowSite.publish(...oldNews, full);
    const [project] = await rowSite.projects();
    await openWhenThere(page, rowSite.at(`/frettir/${full.slug}`));
    const paths = [`/frettir/${full.slug}`, '/frettir', `/verkefni/${project?.id}`];
    await expectNoBarriersInOneTab(page, paths);
  });
});
