import { fileURLToPath } from 'node:url';
import { isPattern } from '../../app/site/resolve-page.ts';
import { textAt } from '../../app/site/texts/texts.ts';
import { readProject } from '../../scripts/check/project/read-project.ts';

const { project, problems } = readProject(fileURLToPath(new URL('../..', import.meta.url)));
if (!project)
  throw new Error(
    `site.yaml cannot be read: ${problems[0]?.wording.en.message}. \`npm run check\` says more.`,
  );

/** The port that playwright.config.ts serves the built sites on. */
export const port = process.env.E2E_PORT ?? '4173';

/** The site as site.yaml describes it: the tests take every route, language and link from here. */
export const site = project.site;

/** The codes of all languages, the default one first. */
export const languages = site.languages.map(({ code }) => code);

/** The language of the default host, in which the one-language tests run. */
export const home = site.defaultLanguage.code;

/** Every page with an address of its own; `/frettir/{slug}` stands for many and is none. */
export const staticPages = site.pages.filter(({ path }) => !isPattern(path));

/** Their addresses. */
export const staticPaths = staticPages.map(({ path }) => path);

/** Addresses that stand for many, each with the list that it is below. */
export const detailRoutes = site.pages
  .filter(({ path }) => isPattern(path))
  .map(({ path }) => ({
    prefix: path.slice(0, path.indexOf('{')),
    list: path.slice(0, path.indexOf('{') - 1),
  }));

/** `es.localhost:4173`: the host that stands for a language's domain. */
export function hostOf(language: string): string {
  return `${language}.localhost:${port}`;
}

/** `http://es.localhost:4173` */
export function originOf(language: string): string {
  return `http://${hostOf(language)}`;
}

/**
 * The address of a page.
 * @param to a page's id, or a path
 */
export function pathOf(to: string): string {
  if (to.startsWith('/')) return to;
  const page = site.pages.find(({ id }) => id === to);
  if (!page) throw new Error(`site.yaml has no page with the id ${to}.`);
  return page.path;
}

/** The words of a language for a name, `common:loading`. */
export function words(name: string, language = home): string {
  const text = textAt(project?.languages[language]?.texts.namespaces ?? {}, name);
  if (text === undefined) throw new Error(`There is no text ${name} in ${language}.`);
  return text;
}

/** The first parts of all names of texts: page ids, `menu`, `actions`. */
export const firstPartsOfTextNames: ReadonlySet<string> = new Set(
  Object.values(project.languages[home]?.texts.namespaces ?? {}).flatMap((tree) => Object.keys(tree)),
);
