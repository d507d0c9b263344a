import type { PageSource } from '../../app/data/page-source.ts';
import { resolveFrame } from '../../app/site/resolve-frame.ts';
import { matchPage, resolvePage } from '../../app/site/resolve-page.ts';
import type { PageContext } from '../../app/site/resolve-section.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { textAt } from '../../app/site/texts.ts';
import type { Project } from './read-project.ts';

/**
 * What the pages of one language are made from.
 * @param sprite the address of the icons
 */
export function pageSource(
  { site, languages }: Project,
  language: ResolvedLanguage,
  sprite: string,
): PageSource {
  const own = languages[language.code];
  if (!own) throw new Error(`No texts for ${language.code}`);
  const { texts, documents } = own;
  const context: Omit<PageContext, 'parameters'> = {
    site,
    language,
    documents,
    unlimited: textAt(texts.namespaces, 'common:quantity.unlimited') ?? '',
    // News and projects come from the database, which no part of the project reads yet.
    news: [],
    projects: [],
  };
  return {
    frame: resolveFrame(site, sprite),
    texts,
    page(path) {
      const match = matchPage(site, path);
      return match
        ? {
            view: resolvePage(match.page, path, { ...context, parameters: match.parameters }, texts),
            status: 200,
          }
        : { view: resolvePage(site.notFound, path, { ...context, parameters: {} }, texts), status: 404 };
    },
  };
}
