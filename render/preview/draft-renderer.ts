import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageSource } from '../../app/data/create-page-source.ts';
import { once } from '../../app/data/once.ts';
import type { Project } from '../../app/data/project.ts';
import { recordRows } from '../../app/data/recorded-rows.ts';
import type { Rows } from '../../app/data/row-requests.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import { contentType } from '../../app/http/content-type.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { formerPages } from '../../checks/names/removed-pages.ts';
import { iconNames } from '../../checks/project/icons.ts';
import { type ProjectReading, readProjectFiles } from '../../checks/project/read-project.ts';
import { siteSprite } from '../../checks/project/site-sprite.ts';
import { readSite } from '../../checks/read-site.ts';
import type { Files } from '../../edits/edit.ts';
import { bundleFolder, loadRenderer, type Renderer } from '../renderer.ts';
import { annotate } from './annotate.ts';
import { markProject } from './mark-project.ts';
import { freeSigns, Marks } from './marks.ts';
import { PREVIEW_FOLDER, previewDocument } from './preview-document.ts';
import { type PreviewRow, withRow } from './with-row.ts';

/** A site, and the day on which it is shown. */
export interface DraftState {
  readonly files: Files;
  /** The published files, to find changes such as removed pages; left out, nothing has changed. */
  readonly base?: Files;
  /** `2026-12-24`; left out, today. */
  readonly day?: string;
  /** Names the draft: of each, the last project without errors is kept. */
  readonly draft?: string;
}

interface PageAddress {
  readonly language: string;
  /** An address within the site, with its query. */
  readonly path: string;
  /** The id of the only section that is shown; null or left out: all of them. */
  readonly section?: string | null;
}

interface RenderedPage extends DraftState, PageAddress {
  /** A news item or project that its page shows though it is not published. */
  readonly row?: PreviewRow | null;
}

/** A page of a draft. */
export interface RenderedDraft {
  readonly status: number;
  /**
   * Empty if nothing can be shown: the draft has errors, and no earlier or published state can be shown (422); or
   * the site has no such language (404).
   */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Target of a redirect, such as from a missing row; an address within the site. */
  readonly location: string | null;
  /** True if the page is that of an earlier state, because the draft has errors. */
  readonly isFormer: boolean;
  /** True if the page knows its sources. */
  readonly isMarked: boolean;
}

/** Renders pages of content that is not published. */
export type DraftRenderer = ReturnType<typeof createDraftRenderer>;

interface DraftRendererOptions {
  /** The folder of the build, with the bundles. */
  readonly buildFolder: string;
  /** The news and projects that pages show. */
  readonly rows: Rows;
  /** Returns the renderer of pages; left out, that of the build's bundles, which are loaded at the first page. */
  readonly renderer?: () => Promise<Renderer>;
  /** True (the default) if pages know their sources and are documents for the Studio's frame. */
  readonly isForStudio?: boolean;
}

/** Pictures that are copied into every site. */
const BRAND_FOLDER = new URL('../../app/brand/', import.meta.url);

/** Drafts that people are looking at, each with the state before it; one takes 5 MB. */
const MAX_READINGS = 4;
const MAX_DRAFTS = 10;

/** A project with everything that its pages are rendered from. */
interface VisibleDraft {
  readonly project: Project;
  readonly files: Files;
  /** The address of its icons. */
  readonly sprite: string;
  /** The marked copies by language and first sign of the marks. */
  readonly marked: Map<string, MarkedDraft>;
}

interface MarkedDraft {
  readonly project: Project;
  readonly marks: Marks;
}

interface DraftReading {
  readonly reading: ProjectReading;
  readonly shown: VisibleDraft | null;
}

/** Renders drafts, for the Studio and for `npm run dev`. */
export function createDraftRenderer({
  buildFolder,
  rows,
  renderer = once(() => loadRenderer(buildFolder)),
  isForStudio = true,
}: DraftRendererOptions) {
  const readings = createBoundedCache<DraftReading>(MAX_READINGS);
  const sites = createBoundedCache<ReturnType<typeof readSite>>(MAX_READINGS);
  const latestDrafts = createBoundedCache<VisibleDraft>(MAX_DRAFTS);
  const sprites = createBoundedCache<string>(MAX_READINGS);

  function readFiles({ files, base, day }: DraftState): DraftReading {
    const now = day === undefined ? new Date() : new Date(`${day}T12:00:00Z`);
    const shownDay = now.toISOString().slice(0, 10);
    const name = [shownDay, getHash(files), base ? getHash(base) : ''].join(' ');
    return readings.getOrMake(name, () => {
      const before = base && { revision: 'published', files: new Map(Object.entries(base)) };
      const read = readYaml(files, base, now, shownDay);
      const reading = readProjectFiles(new Map(Object.entries(files)), { now, read, base: before ?? null });
      return { reading, shown: reading.project && createVisibleDraft(reading.project, files) };
    });
  }

  /** Cached on its own, because most edits change a text only. */
  function readYaml(files: Files, base: Files | undefined, now: Date, day: string) {
    const yaml = files['site.yaml'] ?? '';
    const before = base?.['site.yaml'] ?? yaml;
    return sites.getOrMake([day, contentHash(yaml), contentHash(before)].join(' '), () =>
      readSite(yaml, { icons: iconNames(), now, former: before === yaml ? null : formerPages(before) }),
    );
  }

  function createVisibleDraft(project: Project, files: Files): VisibleDraft {
    const icons = siteSprite(project);
    const sprite = `${PREVIEW_FOLDER}icons-${contentHash(icons)}.svg`;
    sprites.put(sprite, icons);
    return { project, files, sprite, marked: new Map() };
  }

  function findCurrent(state: DraftState) {
    const { shown } = readFiles(state);
    const name = state.draft ?? '';
    if (shown) latestDrafts.put(name, shown);
    const { base } = state;
    const findLast = () =>
      latestDrafts.get(name) ?? (base ? readFiles({ ...state, files: base }).shown : null);
    return { shown: shown ?? findLast(), isFormer: shown === null };
  }

  function getSource(
    { sprite }: VisibleDraft,
    project: Project,
    { language: code, path }: PageAddress,
    rows: Rows,
  ) {
    const language = findLanguage(project, code);
    if (!language) throw new RangeError(`The draft has no language ${code}.`);
    return {
      source: pageSource(project, language, sprite, { rows }),
      url: new URL(path, language.origin),
    };
  }

  /** A page as visitors get it. */
  async function makePage(shown: VisibleDraft, project: Project, address: PageAddress, rows: Rows) {
    const { source, url } = getSource(shown, project, address, rows);
    const answer = await source.page(url);
    if (answer.kind === 'redirect') return { status: 302, body: '', location: answer.to };
    const { page } = await renderer();
    const { view } = answer;
    const { section = null } = address;
    const sections = view.sections.filter(({ id }) => section === null || id === section);
    const { status, body } = await page(url, {
      ...source,
      // The same answer, so that rows are read once.
      page: async () => ({ ...answer, view: { ...view, sections } }),
    });
    return { status, body, location: null };
  }

  /** Renders again if the two differ: keyframes that another page has used in the meantime are on all pages. */
  async function renderAnnotated(shown: VisibleDraft, page: PageAddress, pageRows: Rows) {
    const first = await renderTwice(shown, page, pageRows);
    return first.body === '' || first.annotated !== null ? first : await renderTwice(shown, page, pageRows);
  }

  async function renderTwice(shown: VisibleDraft, page: PageAddress, pageRows: Rows) {
    // Both show the same rows.
    const sameRows = recordRows(pageRows);
    const plain = await makePage(shown, shown.project, page, sameRows);
    const first = plain.body === '' ? null : freeSigns(plain.body);
    if (first === null) return { ...plain, annotated: null };
    const { project, marks } = getMarked(shown, page.language, first);
    const { body } = await makePage(shown, project, page, sameRows);
    const path = new URL(page.path, 'https://example.is').pathname;
    const html = annotate(plain.body, body, marks, { site: shown.project.site, path });
    return { ...plain, annotated: html };
  }

  return {
    /** The same reading that `render` makes, cached. */
    read: (state: DraftState): ProjectReading => readFiles(state).reading,
    /** The result of `render`: the draft or, while it has errors, its last valid state; null if there is none. */
    project: (state: DraftState): Project | null => findCurrent(state).shown?.project ?? null,
    /** The data of a route that the browser fetches when it navigates on its own; null if nothing can be shown. */
    async data(
      { language, path, ...state }: DraftState & PageAddress,
      route: string,
    ): Promise<string | null> {
      const { shown } = findCurrent(state);
      if (!shown) return null;
      const { source, url } = getSource(shown, shown.project, { language, path }, rows);
      return await (await renderer()).data(url, route, source);
    },
    /** Rejects if there is no build, or the app's code fails. */
    async render(page: RenderedPage): Promise<RenderedDraft> {
      const { language, path, section = null, row = null, ...state } = page;
      const { shown, isFormer } = findCurrent(state);
      if (!shown || !findLanguage(shown.project, language)) {
        const empty = { html: '', headers: {}, location: null, isMarked: false, isFormer: false };
        return { ...empty, status: shown ? 404 : 422 };
      }
      const pageRows = row ? withRow(rows, row) : rows;
      if (!isForStudio) {
        const { body, ...rest } = await makePage(shown, shown.project, { language, path, section }, pageRows);
        return { ...rest, html: body, headers: {}, isFormer, isMarked: false };
      }
      const result = await renderAnnotated(shown, { language, path, section }, pageRows);
      const document = previewDocument(result.annotated ?? result.body);
      const { status, location } = result;
      return { status, ...document, location, isFormer, isMarked: result.annotated !== null };
    },
    /** The icons of drafts and the files of the build that pages name; null for others. */
    async file(address: string): Promise<{ readonly type: string; readonly body: string | Buffer } | null> {
      const icons = sprites.get(address);
      if (icons !== undefined) return { type: contentType('icons.svg'), body: icons };
      const file = assetFile(buildFolder, address) ?? brandFile(address);
      const body = file === null ? null : await readFile(file).catch(() => null);
      return body && { type: contentType(address), body };
    },
  };
}

/** A file of the bundles, such as the font. */
function assetFile(buildFolder: string, address: string): string | null {
  const [, name] = /^\/assets\/([\w-]+(?:\.[\w-]+)+)$/.exec(address) ?? [];
  return name === undefined ? null : join(bundleFolder(buildFolder), 'client/assets', name);
}

function findLanguage({ site }: Project, code: string): ResolvedLanguage | undefined {
  return site.languages.find((each) => each.code === code);
}

function getMarked({ project, files, marked }: VisibleDraft, language: string, first: number): MarkedDraft {
  const name = `${language} ${first}`;
  const cachedCopy = marked.get(name);
  if (cachedCopy) return cachedCopy;
  const marks = new Marks(first);
  const markedCopy = { project: markProject(project, language, files, marks), marks };
  marked.set(name, markedCopy);
  return markedCopy;
}

/** By the object of the files, which is never changed: hashing a megabyte takes longer than rendering a page. */
const HASHES = new WeakMap<Files, string>();

function getHash(files: Files): string {
  const cachedHash = HASHES.get(files);
  if (cachedHash !== undefined) return cachedHash;
  const names = Object.keys(files).sort();
  const hash = contentHash(JSON.stringify(names.map((name) => [name, files[name]])));
  HASHES.set(files, hash);
  return hash;
}

function brandFile(address: string): string | null {
  const [, name] = /^\/([\w-]+(?:\.[\w-]+)+)$/.exec(address) ?? [];
  return name === undefined || name.endsWith('.md') ? null : fileURLToPath(new URL(name, BRAND_FOLDER));
}
