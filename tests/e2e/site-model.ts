import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { isPattern } from '../../app/site/resolve-page.ts';
import { companyTimeZone, resolveSite } from '../../app/site/resolved-site.ts';
import { siteOn } from '../../app/site/site-on-day.ts';
import { fillTexts, type SourceTexts, textAt } from '../../app/site/texts/texts.ts';
import { dayIn } from '../../app/site/valid-days.ts';
import { site as schema } from '../../schema/site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Without the checks, which take most of a worker's start-up time; they have run before the build.
const fullSite = resolveSite(schema.parse(parse(readFileSync(join(root, 'site.yaml'), 'utf8'))));

/** Port on which playwright.config.ts serves the built sites. */
export const port = process.env.E2E_PORT ?? '4173';

/** The site as described in site.yaml, from which the tests take every route, language and link. */
export const site = siteOn(fullSite, dayIn(companyTimeZone(fullSite.company), new Date()));

/** Codes of all languages, the default one first. */
export const languages = site.languages.map(({ code }) => code);

/** The language of the default host, in which the one-language tests run. */
export const home = site.defaultLanguage.code;

/** Every page with a fixed address; `/frettir/{slug}` stands for many and is left out. */
export const staticPages = site.pages.filter(({ path }) => !isPattern(path));

/** Addresses of `staticPages`. */
export const staticPaths = staticPages.map(({ path }) => path);

/** Addresses of few pages that together have every kind of section; each one adds the most missing kinds. */
export const variedPaths = chooseVaried();

function chooseVaried(): string[] {
  const pages = staticPages.map(({ path, sections }) => ({
    path,
    kinds: new Set<string>(sections.map(({ kind }) => kind)),
  }));
  const missing = new Set(pages.flatMap(({ kinds }) => [...kinds]));
  const paths: string[] = [];
  while (missing.size > 0) {
    const news = pages.map(({ kinds }) => [...kinds].filter((kind) => missing.has(kind)));
    const most = Math.max(...news.map(({ length }) => length));
    const place = news.findIndex(({ length }) => length === most);
    paths.push(pages[place]?.path ?? '');
    for (const kind of news[place] ?? []) missing.delete(kind);
  }
  return paths;
}

/** Address patterns, each with the list that it is below. */
export const detailRoutes = site.pages
  .filter(({ path }) => isPattern(path))
  .map(({ path }) => ({
    prefix: path.slice(0, path.indexOf('{')),
    list: path.slice(0, path.indexOf('{') - 1),
  }));

/** `http://es.localhost:4173`: stands for a language's domain. */
export function getOrigin(language: string): string {
  return `http://${language}.localhost:${port}`;
}

/**
 * The address of a page.
 * @param to a page's id, or a path
 */
export function getPath(to: string): string {
  if (to.startsWith('/')) return to;
  const page = site.pages.find(({ id }) => id === to);
  if (!page) throw new Error(`site.yaml has no page with the id ${to}.`);
  return page.path;
}

const texts = Object.fromEntries(
  site.languages.map((language) => [
    language.code,
    fillTexts(site, language, readSourceTexts(language.code)),
  ]),
);

function readSourceTexts(language: string): SourceTexts {
  const folder = join(root, 'locales', language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

/** Text of a language by name, such as `common:loading`. */
export function words(name: string, language = home): string {
  const text = textAt(texts[language]?.namespaces ?? {}, name);
  if (text === undefined) throw new Error(`There is no text ${name} in ${language}.`);
  return text;
}

/** The first parts of all names of texts: page ids, `menu`, `actions`. */
export const firstPartsOfTextNames: ReadonlySet<string> = new Set(
  Object.values(texts[home]?.namespaces ?? {}).flatMap((tree) => Object.keys(tree)),
);
