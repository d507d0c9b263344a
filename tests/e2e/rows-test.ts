import { randomUUID } from 'node:crypto';
import type { APIResponse, Page, Route } from '@playwright/test';
import { type InboxEntry, startOwnServer } from './own-server.ts';
import { words } from './site-model.ts';
import { test as base } from './site-test.ts';

type Row = Readonly<Record<string, unknown>>;

/** The built sites with news and projects that a test may change. */
export interface RowSite {
  readonly port: number;
  /** Address of a path on a language's host; the default language's if omitted. */
  readonly at: (path: string, language?: string) => string;
  /** Publishes a news item; missing fields are made up. */
  readonly publish: (...rows: readonly (Row & { readonly slug: string })[]) => Promise<void>;
  readonly change: (slug: string, values: Row) => Promise<void>;
  readonly remove: (slug: string) => Promise<void>;
  /** The sample projects, newest first. */
  readonly projects: () => Promise<readonly SampleProject[]>;
  /** Entries that `npm run inbox -- --json` lists. */
  readonly inbox: () => Promise<readonly InboxEntry[]>;
}

interface SampleProject {
  readonly id: string;
  readonly title: string;
  readonly category: string;
}

/** The site's test with a server that has its own rows; one for all tests of a worker, so use unique slugs. */
export const test = base.extend<object, { readonly rowSite: RowSite }>({
  rowSite: [
    async ({ browserName: _ }, use) => {
      const server = await startOwnServer();
      const editor = await server.editor();
      const send = async (answer: PromiseLike<{ readonly error: unknown }>) => {
        const { error } = await answer;
        if (error) throw error;
      };
      await use({
        port: server.port,
        at: (path, language = 'is') => `http://${language}.localhost:${server.port}${path}`,
        publish: (...rows) => send(editor.from('news').upsert(rows.map(newsItem), { onConflict: 'slug' })),
        change: (slug, values) => send(editor.from('news').update(values).eq('slug', slug)),
        remove: (slug) => send(editor.from('news').delete().eq('slug', slug)),
        async projects() {
          const { data, error } = await editor
            .from('projects')
            .select('id,title,category')
            .order('published_at', { ascending: false });
          if (error) throw error;
          return data;
        },
        inbox: server.inbox,
      });
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

function newsItem(fields: Row): Row {
  return {
    id: randomUUID(),
    title: 'Frétt úr prófi',
    content: 'Fyrsta lína.\nÖnnur lína.',
    published_at: new Date().toISOString(),
    ...fields,
  };
}

/** More old news than one part of the list shows. */
export const oldNews = Array.from({ length: 30 }, (_, place) => ({
  slug: `gamalt-${place}`,
  title: `Gamalt ${place}`,
  published_at: `${1990 + place}-01-01T00:00:00Z`,
}));

/** Pager of a long list: the current part, and links to the parts before and after. */
export function getPager(page: Page) {
  const pager = page.getByRole('navigation', { name: words('common:pager.label') });
  return {
    pager,
    previous: pager.getByRole('link', { name: words('common:pager.previous') }),
    next: pager.getByRole('link', { name: words('common:pager.next') }),
    /** Text of the pager in a part. */
    place: (part: number) =>
      new RegExp(
        words('common:pager.place').replace('{{page}}', String(part)).replace('{{pages}}', String.raw`\d+`),
      ),
  };
}

/** Runs an action after the host has made the data of a page and before the browser gets them. */
export async function betweenDataAndPage(
  page: Page,
  path: string,
  happen: () => Promise<void>,
): Promise<void> {
  await page.route(
    (url) => url.pathname === `${path}.data`,
    async (route) => {
      const response = await fetchHere(route);
      await happen();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
}

/** Fetches the response of a request. Only browsers know that `is.localhost` is this machine. */
export function fetchHere(route: Route): Promise<APIResponse> {
  const { host, hostname, href } = new URL(route.request().url());
  const headers = { ...route.request().headers(), host };
  return route.fetch({ url: href.replace(hostname, 'localhost'), headers });
}

/**
 * Makes the server answer like a static host: the same file whatever the query, and no data of items
 * newer than the build.
 * @param newer start of the paths of such items
 */
export async function answerAsFiles(page: Page, newer?: string): Promise<void> {
  const answer = async (route: Route) => {
    const url = new URL(route.request().url());
    const isNewer = newer !== undefined && url.pathname.startsWith(newer) && url.pathname.endsWith('.data');
    if (isNewer) return await route.fulfill({ status: 404, body: 'Not found' });
    for (const name of ['sida', 'flokkur', 'leit']) url.searchParams.delete(name);
    return await route.continue({ url: url.href });
  };
  await page.route((url) => url.pathname.endsWith('.data') || !url.pathname.includes('.'), answer);
}
