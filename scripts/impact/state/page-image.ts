import { unfilledPage } from '../../../app/data/create-page-source.ts';
import type { FrameView, PageView } from '../../../app/site/page-view.ts';
import { resolveFrame } from '../../../app/site/resolve-frame.ts';
import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { notFoundAddress, type SitePage } from './site-page.ts';
import type { State } from './state.ts';

/** Everything that a page shows in one language, news and projects left out; plain data. */
export interface PageImage {
  readonly view: PageView;
  /** The words of its sections by name, facts filled in. */
  readonly words: Readonly<Record<string, string>>;
}

const images = new WeakMap<State, Map<string, PageImage>>();

/** Everything that a page shows to readers of a language; made once. */
export function pageImage(state: State, page: SitePage, language: ResolvedLanguage): PageImage {
  const known = images.get(state) ?? new Map<string, PageImage>();
  images.set(state, known);
  const name = `${language.code} ${page.address}`;
  const image = known.get(name) ?? makeImage(state, page, language);
  known.set(name, image);
  return image;
}

function makeImage(state: State, page: SitePage, language: ResolvedLanguage): PageImage {
  // No site has a page at the address that stands for unknown ones.
  const path = page.address === notFoundAddress ? `/-/${notFoundAddress}` : page.address;
  const view = unfilledPage(state.project, language, path);
  const asked = state.asked.byPage.get(page.address) ?? [];
  const hasForm = page.sections.some((section) => 'form' in section);
  const common = hasForm ? [...state.asked.common].filter((name) => name.startsWith('forms:')) : [];
  return { view: visible(view), words: filledTexts(state, language, [...asked, ...common]) };
}

/** A page without what no visitor sees: what its pictures are drawn from, and the marks of offers in an order form. */
function visible(view: PageView): PageView {
  const sections = view.sections.map((section) =>
    section.kind === 'order-form' ? { ...section, seed: '', offers: '' } : { ...section, seed: '' },
  );
  return { ...view, namespaces: [], sections };
}

/** Everything that the frame around each page shows to readers of a language. */
export interface FrameImage {
  readonly frame: FrameView;
  readonly words: Readonly<Record<string, string>>;
}

const frames = new WeakMap<State, Map<string, FrameImage>>();

/** Everything that the frame around each page shows to readers of a language; made once. */
export function frameImage(state: State, language: ResolvedLanguage): FrameImage {
  const known = frames.get(state) ?? new Map<string, FrameImage>();
  frames.set(state, known);
  const image = known.get(language.code) ?? makeFrame(state, language);
  known.set(language.code, image);
  return image;
}

function makeFrame(state: State, language: ResolvedLanguage): FrameImage {
  const names = [...state.asked.common].filter((name) => !name.startsWith('forms:'));
  return { frame: resolveFrame(state.project.site, ''), words: filledTexts(state, language, names) };
}

/** The words of texts in all the forms that they have for numbers, facts filled in. */
function filledTexts(
  { filled, forms }: State,
  { code }: ResolvedLanguage,
  asked: readonly string[],
): Record<string, string> {
  const names = asked.flatMap((name) => forms[code]?.get(name) ?? []);
  return Object.fromEntries(names.map((name) => [name, filled[code]?.get(name) ?? '']));
}
