import type { FormState } from '../site/form-state.ts';
import { resolveFrame } from '../site/resolve-frame.ts';
import { matchPage, resolvePage } from '../site/resolve-page.ts';
import type { PageContext } from '../site/resolve-section.ts';
import type { ResolvedLanguage } from '../site/resolved-site.ts';
import { textAt } from '../site/texts.ts';
import type { PageSource } from './page-source.ts';
import type { Project } from './project.ts';

/**
 * What the pages of one language are made from.
 * @param sprite the address of the icons
 * @param formState a form that was sent without scripts, to be shown again
 */
export function pageSource(
  { site, languages }: Project,
  language: ResolvedLanguage,
  sprite: string,
  formState: FormState | null = null,
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
    formState,
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
