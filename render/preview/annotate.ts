import { isPattern, matchPage } from '../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { type HtmlToken, htmlTokens, readAttribute, withAttribute } from './html-tokens.ts';
import type { Marks, ReadText } from './marks.ts';
import { mainFirst, rowSource, SOURCE_ATTRIBUTE, type Source, valueSource } from './sources.ts';
import { packagePath } from './value-marks.ts';

/** The attribute of `<html>` with the sources of the title and the description. */
const PAGE_SOURCES_ATTRIBUTE = 'data-page-sources';

/** The site and the address that a page was rendered from. */
export interface AnnotatedPage {
  readonly site: ResolvedSite;
  /** The address within the site, without a query. */
  readonly path: string;
}

/**
 * Adds the sources of everything visible to a page. Apart from these attributes it stays as visitors get it.
 * @param plain the page as visitors get it
 * @param marked the same page, rendered from the marked project
 * @returns null if the two differ in more than marks
 */
export function annotate(plain: string, marked: string, marks: Marks, page: AnnotatedPage): string | null {
  if (marks.strip(marked) !== plain) return null;
  const annotator = new Annotator(page);
  for (const token of htmlTokens(marked)) annotator.add(token, marks.read(token.written));
  return annotator.html();
}

/** An opened element; `index` is the place of its tag among the parts of the page. */
interface OpenElement {
  readonly name: string;
  readonly at: number;
}

class Annotator {
  readonly #page: AnnotatedPage;
  readonly #followed: PackageFollower;
  readonly #parts: string[] = [];
  readonly #sources = new Map<number, Set<Source>>();
  readonly #open: OpenElement[] = [];
  readonly #ofPage = new Set<Source>();
  #html = 0;
  #isHead = false;

  constructor(page: AnnotatedPage) {
    this.#page = page;
    this.#followed = new PackageFollower(page.site);
  }

  /** @param read the token without its marks, and their sources */
  add(token: HtmlToken, { text, sources }: ReadText): void {
    const index = this.#parts.push(text) - 1;
    // Scripts have marks in them, too, such as those in structured data.
    if (token.kind === 'text') this.#addSources(this.#open.at(-1)?.at, sources);
    if (token.kind === 'open') this.#addTag(token, text, sources, index);
    if (token.kind === 'close') {
      while (this.#open.length > 0 && this.#open.pop()?.name !== token.name);
      if (token.name === 'head') this.#isHead = false;
    }
  }

  #addTag(
    { name, isVoid }: Extract<HtmlToken, { kind: 'open' }>,
    tag: string,
    sources: readonly Source[],
    index: number,
  ): void {
    if (name === 'html') this.#html = index;
    if (name === 'head') this.#isHead = true;
    // An icon is the whole drawing, not the reference in it.
    const element = name === 'use' ? this.#open.at(-1)?.at : index;
    this.#addSources(element, [...sources, ...unmarkedSources(name, tag, this.#page)]);
    // Everything that a list shows of a row comes from it, not only the link.
    if (name === 'a') {
      const entry = this.#open.findLast((outer) => outer.name === 'li' || outer.name === 'article');
      this.#addSources(entry?.at, rowShownAt(this.#page.site, readAttribute(tag, 'href') ?? ''));
    }
    if (!isVoid) this.#open.push({ name, at: index });
  }

  #addSources(index: number | undefined, sources: readonly Source[]): void {
    if (index === undefined || sources.length === 0) return;
    const elementSources = this.#isHead ? this.#ofPage : (this.#sources.get(index) ?? new Set());
    for (const source of sources.flatMap((each) => this.#followed.with(each))) elementSources.add(source);
    if (!this.#isHead) this.#sources.set(index, elementSources);
  }

  html(): string {
    const parts = [...this.#parts];
    const addAttribute = (index: number, name: string, sources: ReadonlySet<Source>) => {
      parts[index] = withAttribute(parts[index] ?? '', name, mainFirst(sources).join(' '));
    };
    for (const [index, sources] of this.#sources) addAttribute(index, SOURCE_ATTRIBUTE, sources);
    if (this.#ofPage.size > 0) addAttribute(this.#html, PAGE_SOURCES_ATTRIBUTE, this.#ofPage);
    return parts.join('');
  }
}

/** The sources of elements without text to mark: sections, and the covers and word marks of clients. */
function unmarkedSources(name: string, tag: string, { site, path }: AnnotatedPage): Source[] {
  const kind = readAttribute(tag, 'data-section');
  if (kind !== null) {
    const id = readAttribute(tag, 'id') ?? '';
    const page = matchPage(site, path)?.page;
    const section: ValuePath = page ? ['pages', page.id, 'sections', id] : ['notFound', 'sections', id];
    const showsRow = kind === 'news-article' || kind === 'project-detail';
    return [valueSource(section), ...(showsRow ? rowShownAt(site, path) : [])];
  }
  const label =
    name === 'svg' || name === 'img' ? readAttribute(tag, name === 'svg' ? 'aria-label' : 'alt') : null;
  const client = label === null ? -1 : site.company.clients.findIndex((client) => client.name === label);
  return client < 0 ? [] : [valueSource(['company', 'clients', client])];
}

/** The row whose page is at an address. */
function rowShownAt(site: ResolvedSite, path: string): Source[] {
  const match = path.startsWith('/') ? matchPage(site, path) : null;
  if (!match || !isPattern(match.page.path)) return [];
  const table = match.page.sections.some(({ kind }) => kind === 'news-article') ? 'news' : 'projects';
  return Object.values(match.parameters).map((name) => rowSource(table, name));
}

/**
 * Finds the figures of packages that have no number: the text of a line is the same for all packages of a set, so the
 * figure is that of the package whose name or price came before.
 */
class PackageFollower {
  readonly #site: ResolvedSite;
  #set = '';
  #package = '';

  constructor(site: ResolvedSite) {
    this.#site = site;
  }

  /** A source and those that follow from it. */
  with(source: Source): Source[] {
    const [, set, id] =
      /^text:[\w-]+:packages\.([^.]+)\.([^.]+)\.(?:name|description)$/.exec(source) ??
      /^value:packages\/([^/]+)\/packages\/([^/]+)\/price$/.exec(source) ??
      [];
    if (set !== undefined && id !== undefined) {
      this.#set = set;
      this.#package = id;
      return [source];
    }
    const [, setId, textName = ''] =
      /^text:[\w-]+:packages\.([^.]+)\.(?:features\.)?([^.]+)$/.exec(source) ?? [];
    if (setId === undefined || setId !== this.#set) return [source];
    const item = this.#site.packages[setId]?.packages.find((each) => each.id === this.#package);
    if (item?.delivery && /^delivery(?:_|$)/.test(textName) && !source.includes('.features.'))
      return [source, valueSource([...packagePath(setId, item.id), 'delivery'])];
    // A text has other forms for numbers, and one for unlimited figures.
    const feature = item?.features.find((name) => name === textName || textName.startsWith(`${name}_`));
    return item && feature !== undefined && Object.hasOwn(item.facts, feature)
      ? [source, valueSource([...packagePath(setId, item.id), 'facts', feature])]
      : [source];
  }
}
