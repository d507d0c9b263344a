import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { type BuiltPage, parseBuiltPage } from './built-page.ts';
import { staticPaths } from './site-model.ts';

const sitesFolder = fileURLToPath(new URL('../../build/sites', import.meta.url));

/** The address under which the page for unknown addresses is listed. */
export const notFoundPath = '/404';

const read = new Map<string, Promise<readonly BuiltPage[]>>();

/**
 * Every page of a language as the build has written it, the one for unknown addresses last; read once by each worker.
 * @param browser parses the files; no server is asked
 */
export function builtPages(browser: Browser, language: string): Promise<readonly BuiltPage[]> {
  const reading = read.get(language) ?? parseAll(browser, language);
  read.set(language, reading);
  return reading;
}

async function parseAll(browser: Browser, language: string): Promise<readonly BuiltPage[]> {
  const page = await browser.newPage();
  const pages: BuiltPage[] = [];
  for (const path of [...staticPaths, notFoundPath])
    pages.push({ ...(await page.evaluate(parseBuiltPage, builtHtml(language, path))), path });
  await page.close();
  return pages;
}

/** A place on a page: what a selector finds there. */
export interface Place {
  readonly page: string;
  readonly place: string;
}

/** The texts of the elements at some places of a language's pages. */
export async function textsAt(
  browser: Browser,
  language: string,
  places: readonly Place[],
): Promise<readonly (readonly string[])[]> {
  const asked = places.map((place) => ({ selector: place.place, path: place.page }));
  const pages = Object.fromEntries(asked.map(({ path }) => [path, builtHtml(language, path)]));
  const page = await browser.newPage();
  const texts = await page.evaluate(findTexts, { asked, pages });
  await page.close();
  return texts;
}

/** Runs in the browser, so it uses nothing from outside itself. */
function findTexts({
  asked,
  pages,
}: {
  readonly asked: readonly { readonly path: string; readonly selector: string }[];
  readonly pages: Readonly<Record<string, string>>;
}): string[][] {
  const parsed = Object.entries(pages).map(
    ([path, html]) => [path, new DOMParser().parseFromString(html, 'text/html')] as const,
  );
  const documents = new Map(parsed);
  return asked.map(({ path, selector }) =>
    [...(documents.get(path)?.querySelectorAll(selector) ?? [])].map(
      ({ textContent }) => textContent?.trim() ?? '',
    ),
  );
}

function builtHtml(language: string, path: string): string {
  const inFolder = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  const file = path === notFoundPath ? '404.html' : inFolder;
  return readFileSync(join(sitesFolder, language, file), 'utf8');
}
