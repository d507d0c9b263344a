import type { FormState } from '../site/form-state.ts';
import { pagePicture, withPicture } from '../site/page-picture.ts';
import type { PageView } from '../site/page-view.ts';
import { resolveFrame } from '../site/resolve-frame.ts';
import { matchPage, resolvePage } from '../site/resolve-page.ts';
import type { PageContext } from '../site/resolve-section.ts';
import type { ResolvedLanguage } from '../site/resolved-site.ts';
import { textAt } from '../site/texts/texts.ts';
import { fillPage } from './fill-page.ts';
import type { PageSource } from './page-source.ts';
import type { Project } from './project.ts';
import { noRows, type Rows } from './row-requests.ts';
import type { SocialPictures } from './social-pictures.ts';

/** The parts of pages that are not in the project. */
interface PageSourceOptions {
  /** News and projects; none if left out. */
  readonly rows?: Rows;
  /** The pictures for social networks; left out, that of the whole site. */
  readonly pictures?: SocialPictures;
  /** A form that was sent without scripts, to be shown again. */
  readonly formState?: FormState | null;
}

/** Makes the source of the pages of one language. @param sprite the address of the icons */
export function pageSource(
  project: Project,
  language: ResolvedLanguage,
  sprite: string,
  { rows = noRows, pictures = () => null, formState = null }: PageSourceOptions = {},
): PageSource {
  const { texts, resolve } = createResolver(project, language, formState);
  const addPicture = (view: PageView, path: string) => {
    const content = pagePicture(view);
    const picture = content && pictures(language.code, path, content);
    return picture ? withPicture(view, picture.address, picture.title) : view;
  };
  return {
    frame: resolveFrame(project.site, sprite),
    texts,
    async page(url) {
      const { view, pattern } = resolve(url.pathname);
      if (pattern === null) return { kind: 'page', view, status: 404 };
      const page = await fillPage(view, url, rows);
      return page.kind === 'filled'
        ? { kind: 'page', view: addPicture(page.view, url.pathname), status: 200 }
        : { kind: 'redirect', to: findList(url.pathname, pattern) };
    },
  };
}

/** The page at an address without its rows; the not-found page if there is none. */
export function unfilledPage(project: Project, language: ResolvedLanguage, path: string): PageView {
  return createResolver(project, language, null).resolve(path).view;
}

/** Resolves the pages of a language; `pattern` is the address in site.yaml, null for the not-found page. */
function createResolver(
  { site, languages }: Project,
  language: ResolvedLanguage,
  formState: FormState | null,
) {
  const content = languages[language.code];
  if (!content) throw new Error(`No texts for ${language.code}`);
  const { texts, documents } = content;
  const context: Omit<PageContext, 'parameters'> = {
    site,
    language,
    documents,
    unlimited: textAt(texts.namespaces, 'common:quantity.unlimited') ?? '',
    formState,
  };
  return {
    texts,
    resolve(path: string): { readonly view: PageView; readonly pattern: string | null } {
      const match = matchPage(site, path);
      const parameters = match?.parameters ?? {};
      const view = resolvePage(match?.page ?? site.notFound, path, { ...context, parameters }, texts);
      return { view, pattern: match?.page.path ?? null };
    },
  };
}

/** The list that an item belongs to: `/frettir/eitthvad` → `/frettir`; the first part of a list for a missing part. */
function findList(path: string, pattern: string): string {
  const parameterStart = pattern.indexOf('/{');
  return parameterStart > 0 ? pattern.slice(0, parameterStart) : path;
}
