import type { ComponentType } from 'react';
import type { SectionKind } from '../../schema/sections/section.ts';
import type { SectionProps } from './section-props.ts';

type Loaders = { readonly [K in SectionKind]: () => Promise<ComponentType<SectionProps<K>>> };

/** The component of each section kind. The compiler refuses a kind without one; a page loads only its own. */
const loaders: Loaders = {
  hero: async () => (await import('./Hero.tsx')).Hero,
  stats: async () => (await import('./Stats.tsx')).Stats,
  'client-logos': async () => (await import('./ClientLogos.tsx')).ClientLogos,
  'card-grid': async () => (await import('./CardGrid.tsx')).CardGrid,
  'bullet-cards': async () => (await import('./BulletCards.tsx')).BulletCards,
  steps: async () => (await import('./Steps.tsx')).Steps,
  packages: async () => (await import('./Packages.tsx')).Packages,
  comparison: async () => (await import('./Comparison.tsx')).Comparison,
  chips: async () => (await import('./Chips.tsx')).Chips,
  benefits: async () => (await import('./Benefits.tsx')).Benefits,
  faq: async () => (await import('./Faq.tsx')).Faq,
  timeline: async () => (await import('./Timeline.tsx')).Timeline,
  values: async () => (await import('./Values.tsx')).Values,
  people: async () => (await import('./People.tsx')).People,
  pictures: async () => (await import('./Pictures.tsx')).Pictures,
  prose: async () => (await import('./Prose.tsx')).Prose,
  'contact-details': async () => (await import('./ContactDetails.tsx')).ContactDetails,
  'opening-hours': async () => (await import('./OpeningHours.tsx')).OpeningHours,
  'price-list': async () => (await import('./PriceList.tsx')).PriceList,
  'call-to-action': async () => (await import('./CallToAction.tsx')).CallToAction,
  form: async () => (await import('./FormSection.tsx')).FormSection,
  'order-form': async () => (await import('./OrderForm.tsx')).OrderForm,
  'latest-news': async () => (await import('./LatestNews.tsx')).LatestNews,
  'news-list': async () => (await import('./NewsList.tsx')).NewsList,
  'news-article': async () => (await import('./NewsArticle.tsx')).NewsArticle,
  'project-gallery': async () => (await import('./ProjectGallery.tsx')).ProjectGallery,
  results: async () => (await import('./Results.tsx')).Results,
  'project-detail': async () => (await import('./ProjectDetail.tsx')).ProjectDetail,
};

export const sectionKinds = Object.keys(loaders) as SectionKind[];

type LoadedComponents = { [K in SectionKind]?: ComponentType<SectionProps<K>> };
const components: LoadedComponents = {};

/** Loads the code of some kinds of sections; `sectionComponent` returns it from then on. */
export async function loadSections(kinds: readonly SectionKind[]): Promise<void> {
  await Promise.all(kinds.filter((kind) => !components[kind]).map((kind) => loadSection(kind)));
}

async function loadSection<K extends SectionKind>(kind: K): Promise<void> {
  components[kind] = (await loaders[kind]()) as LoadedComponents[K];
}

/** The component of a kind of section. @throws if its code has not been loaded: no section is left out silently */
export function sectionComponent<K extends SectionKind>(kind: K): ComponentType<SectionProps<K>> {
  const component = components[kind] as ComponentType<SectionProps<K>> | undefined;
  if (!component) throw new Error(`The code of section kind ${kind} has not been loaded`);
  return component;
}
