import type { PageView } from '../../../app/site/page-view.ts';
import { matchPage, resolvePage } from '../../../app/site/resolve-page.ts';
import type { PageContext } from '../../../app/site/resolve-section.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { fillTexts } from '../../../app/site/texts/texts.ts';
import { type Edit, editSite, readText } from '../site/minimal-site.ts';
import { completeTexts, readTexts } from '../texts/written-texts.ts';

/** The small site with some edits, resolved. */
export function smallSite(...edits: readonly Edit[]): ResolvedSite {
  const reading = readText(editSite(...edits));
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  return reading.site;
}

/** Pages for news and projects, to be inserted before `notFound:`. */
export const itemPages: Edit = [
  '\nnotFound:\n',
  `  - id: news
    path: /frettir
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: news-list, id: all }, { kind: latest-news, id: latest, limit: 2 }]
  - id: article
    path: /frettir/{slug}
    texts: site
    indexed: false
    sections: [{ kind: news-article, id: article }]
  - id: project
    path: /verkefni/{id}
    texts: site
    sections:
      - { kind: project-detail, id: project, quote: { label: get-quote, to: /lausnir } }
      - { kind: project-gallery, id: others }

notFound:
`,
];

/** Context that a page is built for, in one language of a site. */
export function createContext(
  site: ResolvedSite,
  code: string,
  overrides: Partial<PageContext> = {},
): PageContext {
  const language = site.languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`There is no language ${code}.`);
  return {
    site,
    language,
    documents: {},
    formState: null,
    unlimited: 'unlimited',
    parameters: {},
    ...overrides,
  };
}

/** A page by its id, as shown to a reader of a language at an address. */
export function pageView(site: ResolvedSite, id: string, code = 'is', path = ''): PageView {
  const match = site.pages.find((candidate) => candidate.id === id);
  const page = match ?? site.notFound;
  if (page.id !== id) throw new Error(`There is no page ${id}.`);
  const { parameters = {} } = matchPage(site, path) ?? {};
  const context = createContext(site, code, { parameters });
  const texts = fillTexts(site, context.language, readTexts(completeTexts(site), code));
  return resolvePage(page, path || (match?.path ?? '/nowhere'), context, texts);
}
