import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentFiles } from '../check/project/content-files.ts';

type Tree = { readonly [name: string]: string | Tree };

/** Pages that there is one of: the home page, and those of news and projects. */
const ONE_OF = ['home', 'projects', 'project', 'news', 'news-article'];

/**
 * A site with many times the pages, addresses and texts of a site, and as sound: each page but a few comes again under
 * other ids and addresses with texts of its own, in all languages, running texts too. Prices, packages and forms stay
 * as many.
 * @param files the content of the project's own site
 * @param foot whether the foot of each page links to all pages, so that none is without a link; pages grow with it
 */
export function largeSite(
  files: ContentFiles,
  times: number,
  foot: 'full' | 'as it is' = 'full',
): ContentFiles {
  const texts = new Map([...files].map(([name, contents]) => [name, Buffer.from(contents).toString('utf8')]));
  const site = texts.get('site.yaml') ?? '';
  const pages = pagesIn(site).filter(({ id }) => !ONE_OF.includes(id));
  const marks = Array.from({ length: times - 1 }, (_, place) => markOf(place));
  const large = new Map<string, string>(texts);
  const linked =
    foot === 'full' ? marks.flatMap((mark) => pages.map(({ path }) => markedPath(path, mark))) : [];
  large.set('site.yaml', withLegalLinks(repeatedPages(site, pages, marks), linked));
  const documents = new Set(pages.flatMap(({ block }) => block.match(/(?<=document: )[\w-]+/g) ?? []));
  for (const [name, text] of texts) {
    const [, folder = '', document = ''] = /^(content\/\w+\/)([\w-]+)\.md$/.exec(name) ?? [];
    if (documents.has(document)) for (const mark of marks) large.set(`${folder}${document}-${mark}.md`, text);
    const [, namespace] = /^locales\/\w+\/(\w+)\.json$/.exec(name) ?? [];
    if (namespace !== undefined) large.set(name, repeatedTexts(text, namespace, pages, marks));
  }
  return large;
}

/** Writes the content of a site into a folder. */
export function writeSite(folder: string, files: ContentFiles): void {
  for (const [name, contents] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}

interface WrittenPage {
  readonly id: string;
  readonly path: string;
  /** Its lines in site.yaml. */
  readonly block: string;
}

/** Two letters that no word ends in by chance: `qa`, `qb`. */
function markOf(place: number): string {
  return `q${String.fromCharCode(97 + place)}`;
}

function pagesIn(site: string): WrittenPage[] {
  const pages = site.slice(site.indexOf('\npages:'), site.indexOf('\nnotFound:'));
  return [...pages.matchAll(/^ {2}- id: (\S+)\n {4}path: (\S+)\n(?: {4}.*\n)*/gm)].map(
    ([block, id = '', path = '']) => ({ id, path, block }),
  );
}

/** `/lausnir/vefhysing` → `/lausnir-qa/vefhysing` */
function markedPath(path: string, mark: string): string {
  return path.replace(/^\/[^/]+/, (first) => `${first}-${mark}`);
}

function repeatedPages(site: string, pages: readonly WrittenPage[], marks: readonly string[]): string {
  const blocks = marks.flatMap((mark) =>
    pages.map(({ block, path }) =>
      block
        .replace(/^( {2}- id: \S+)/, `$1-${mark}`)
        .replace(path, markedPath(path, mark))
        .replace(/(?<=document: )[\w-]+/g, (name) => `${name}-${mark}`),
    ),
  );
  const redirects = [...site.matchAll(/^ {2}- \{ from: .*\n/gm)].flatMap(([line]) =>
    marks.map((mark) => line.replace(/(?<=from: )\/[^\s,]+/, (path) => markedPath(path, mark))),
  );
  return site
    .replace(/(?<=\nredirects:\n)/, () => redirects.join(''))
    .replace(/(?=\nnotFound:)/, () => `\n${blocks.join('\n')}`);
}

/** Adds links to the list of them in the foot of each page. */
function withLegalLinks(site: string, paths: readonly string[]): string {
  return site.replace(/(?<=\n {2}legal: \[[^\]\n]*)(?=\])/, () => paths.map((path) => `, ${path}`).join(''));
}

/** Adds the texts of the pages to a file of texts, and their names in menus. */
function repeatedTexts(
  text: string,
  namespace: string,
  pages: readonly WrittenPage[],
  marks: readonly string[],
): string {
  const tree = JSON.parse(text) as Tree;
  const more = pages.flatMap(({ id, block }): [string, Tree][] => {
    const own = tree[id];
    if (typeof own !== 'object') return [];
    if (namespace === 'nav') return marks.map((mark) => [`${id}-${mark}`, { title: own.title ?? '' }]);
    if (!block.includes(`\n    texts: ${namespace}\n`)) return [];
    // A form of the page's name has its texts at the same place.
    const ofPage = Object.entries(own).filter(([name]) => name === 'meta' || block.includes(`id: ${name}`));
    return marks.map((mark) => [`${id}-${mark}`, markedMeta(Object.fromEntries(ofPage), mark)]);
  });
  return `${JSON.stringify({ ...tree, ...Object.fromEntries(more) }, null, 2)}\n`;
}

/** No two pages have the same title and description. */
function markedMeta(texts: Tree, mark: string): Tree {
  const { meta } = texts;
  if (typeof meta !== 'object') return texts;
  const own = Object.entries(meta).map(([name, text]) => [
    name,
    typeof text === 'string' ? marked(text, mark) : text,
  ]);
  return { ...texts, meta: Object.fromEntries(own) };
}

/** Changes the end of a word and with it no name, no figure and no length; a text that is names alone gets a word more. */
function marked(text: string, mark: string): string {
  const changed = text.replace(/(?<=(?<!\p{L})\p{Ll}{3,})\p{Ll}{2}(?!\p{L})/u, mark);
  return changed === text ? `${text} ${mark}` : changed;
}
