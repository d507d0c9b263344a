import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pageSource } from '../../app/data/create-page-source.ts';
import type { PageSource } from '../../app/data/page-source.ts';
import { matchPage } from '../../app/site/resolve-page.ts';
import type { Namespace } from '../../schema/namespace.ts';
import { readProject } from '../../scripts/check/project/read-project.ts';
import { siteSprite } from '../../scripts/check/project/site-sprite.ts';
import { createKit } from '../../scripts/dev/kit/create-kit.ts';
import { KIT_PATH, KIT_SPRITE } from '../../scripts/dev/kit/kit-names.ts';
import { kitRows } from '../../scripts/dev/kit/kit-rows.ts';
import { loadRenderer } from '../../server/render/renderer.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The day of all pictures, so that no offer that begins or ends changes them. */
const DAY = new Date('2026-11-02T12:00:00Z');

/** How many pieces of news and projects there are in the pictures. */
const ROWS = 7;

/** A page, ready to be shown to a browser. */
export interface DrawnPage {
  readonly path: string;
  readonly html: string;
  /** The icons that it shows. */
  readonly icons: { readonly path: string; readonly sprite: string };
  /** Changes with what an editor wrote, and with nothing else; empty for pages that no editor writes. */
  readonly content: string;
}

/** Draws pages with the built code: each looks as on the built site, on one day, with the same news and projects. */
export interface Studio {
  /** A page of the site in its default language. */
  readonly drawPage: (path: string) => Promise<DrawnPage>;
  /** A page of the kit: one kind of section in every variation. */
  readonly drawKind: (kind: string) => Promise<DrawnPage>;
}

/** Makes ready what pages are drawn from: site.yaml, the texts, and the bundle that `npm run build` has made. */
export async function createStudio(): Promise<Studio> {
  const { project, problems } = readProject(ROOT, { now: DAY });
  if (!project) throw new Error(`site.yaml cannot be read: ${problems[0]?.wording.en.message}`);
  const { site } = project;
  const language = site.defaultLanguage;
  const renderer = await loadRenderer(resolve(ROOT, 'build'));
  const kit = createKit(project);
  const sprite = siteSprite(site);
  const source = pageSource(project, language, KIT_SPRITE, { rows: kitRows(ROWS, language.code) });

  const draw = async (path: string, from: PageSource) => {
    // An address without a module: React does not start.
    const { body } = await renderer.page(new URL(path, language.origin), from);
    return body;
  };
  return {
    async drawPage(path) {
      const html = await draw(path, source);
      const page = matchPage(site, path)?.page ?? site.notFound;
      const own = project.languages[language.code];
      const { pages: _, pageByPath: __, notFound: ___, ...common } = site;
      const { view } = (await source.page(new URL(path, language.origin))) as { view: PageNamespaces };
      const words = view.namespaces.map((namespace) =>
        wordsOf(own?.texts.namespaces[namespace] ?? {}, namespace, page),
      );
      return {
        path,
        html,
        icons: { path: KIT_SPRITE, sprite },
        content: fingerprint([page, common, words, own?.documents]),
      };
    },
    async drawKind(kind) {
      const path = `${KIT_PATH}/${kind}`;
      const from = kit.sources.get(language.code);
      if (!from) throw new Error(`The kit has no ${language.code}.`);
      const html = kit.complete(await draw(path, from), path, language.code);
      return { path, html, icons: { path: KIT_SPRITE, sprite: kit.sprite }, content: '' };
    },
  };
}

interface PageNamespaces {
  readonly namespaces: readonly Namespace[];
}

/** The words of a file that a page can show: those of other pages are none of its own. */
function wordsOf(
  tree: Readonly<Record<string, unknown>>,
  namespace: Namespace,
  page: { readonly id: string; readonly texts: Namespace },
): unknown {
  return namespace === page.texts ? [tree[page.id], tree.packages] : tree;
}

function fingerprint(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
