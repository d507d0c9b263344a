import { pageSource } from '../../app/data/create-page-source.ts';
import type { Project } from '../../app/data/project.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { Renderer } from '../../server/render/renderer.ts';
import { contentHash } from './content-hash.ts';
import type { OutputFolder } from './output-folder.ts';
import { robots, sitemap } from './sitemap.ts';

/** An address that no site can have; it gives the page for all unknown addresses. */
const nowhere = '/-/-';

/**
 * Renders one language's site: pages, the data for navigation in the browser, texts, sitemap.
 * @param sprite the address of the icons
 */
export async function renderSite(
  project: Project,
  language: ResolvedLanguage,
  sprite: string,
  renderer: Renderer,
  output: OutputFolder,
): Promise<void> {
  const { site } = project;
  const source = pageSource(project, language, sprite);
  const put = (path: string, content: string) => output.put(`${language.code}/${path}`, content);
  const putModule = (module: string) => {
    const path = `hydrate/${contentHash(module)}.js`;
    put(path, module);
    return `/${path}`;
  };

  for (const { id, path } of site.pages.filter((page) => !isPattern(page.path))) {
    const page = await renderer.page(new URL(path, language.origin), source, putModule);
    if (page.status !== 200) throw new Error(`${language.code}${path} answered ${page.status}`);
    put(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, page.body);
    put(dataFile(path), await renderer.data(new URL(path, language.origin), `page/${id}`, source));
  }
  const notFound = await renderer.page(new URL(nowhere, language.origin), source, () => '');
  put('404.html', notFound.body);

  for (const [namespace, texts] of Object.entries(source.texts.namespaces))
    put(`locales/${language.code}/${namespace satisfies string as Namespace}.json`, JSON.stringify(texts));
  put('sitemap.xml', sitemap(site, language));
  put('robots.txt', robots(language));
}

/** Where React Router looks for a page's data: `/lausnir.data`, for the home page `/_.data`. */
export function dataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}
