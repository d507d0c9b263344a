import { weekdays } from '../../schema/company.ts';
import type { PackageSet } from '../../schema/package-set.ts';
import type { Page } from '../../schema/page.ts';
import type { SectionKind, SectionOfKind } from '../../schema/sections/section.ts';
import { formatQuantity } from './format.ts';
import { viewLowestPrice, viewPackagePrice, viewPackages, viewRate } from './price-view.ts';
import type { ResolvedLanguage, ResolvedSite } from './resolved-site.ts';
import type { DayView, NewsView, PriceView, ProjectView, RunningText, SectionView } from './section-view.ts';

/** What a page is made for: the site, the reader's language, and what does not lie in site.yaml. */
export interface PageContext {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  /** Running texts of this language by document name. */
  readonly documents: Readonly<Record<string, RunningText>>;
  /** This language's word for unlimited. */
  readonly unlimited: string;
  readonly news: readonly NewsView[];
  readonly projects: readonly ProjectView[];
  /** The parts of the address that stand for a value: `{ slug: 'nyr-vefur' }`. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

type Resolvers = {
  readonly [K in SectionKind]: (section: SectionOfKind<K>, context: PageContext) => Additions<K>;
};
type Additions<K extends SectionKind> = Omit<SectionView<K>, keyof SectionOfKind<K> | 'texts' | 'seed'>;

/** Completes a section with what its component draws. */
export function resolveSection<K extends SectionKind>(
  page: Pick<Page, 'id' | 'texts'>,
  section: SectionOfKind<K>,
  context: PageContext,
): SectionView<K> {
  const resolve = resolvers[section.kind as K] as (
    section: SectionOfKind<K>,
    context: PageContext,
  ) => Additions<K>;
  const view = {
    ...section,
    ...resolve(section, context),
    texts: `${page.texts}:${page.id}.${section.id}`,
    seed: `${page.id}/${section.id}`,
  };
  return view as unknown as SectionView<K>;
}

const nothing = () => ({});

const resolvers: Resolvers = {
  hero: nothing,
  'card-grid': nothing,
  'bullet-cards': nothing,
  steps: nothing,
  comparison: nothing,
  chips: nothing,
  benefits: nothing,
  faq: nothing,
  values: nothing,
  'call-to-action': nothing,
  stats: ({ figures }, { site, language, unlimited }) => ({
    values: Object.fromEntries(
      figures.map((id) => [id, formatQuantity(known(site.figures, id), language, unlimited)]),
    ),
  }),
  'client-logos': (_, { site }) => ({ clients: site.company.clients }),
  packages: ({ set }, { site, language }) => ({
    packages: viewPackages(known(site.packageSets, set), language),
  }),
  timeline: ({ milestones }, { site }) => ({
    years: Object.fromEntries(
      site.company.milestones.filter(({ id }) => milestones.includes(id)).map(({ id, year }) => [id, year]),
    ),
  }),
  prose: ({ document }, { documents }) => known(documents, document),
  'contact-details': (_, { site: { company } }) => ({
    phone: company.phone,
    email: company.email,
    offices: company.offices,
  }),
  'opening-hours': (_, context) => ({ days: viewDays(context) }),
  'price-list': ({ entries }, context) => ({
    prices: Object.fromEntries(entries.map((entry) => [entry.id, viewEntry(entry, context)])),
  }),
  form: ({ form }, { site }) => ({ definition: known(site.forms, form) }),
  'order-form': ({ form }, { site, language }) => {
    const definition = known(site.forms, form);
    const field = definition.fields.find(({ type }) => type === 'package');
    return {
      definition,
      packages: field?.type === 'package' ? viewPackages(known(site.packageSets, field.set), language) : [],
    };
  },
  'latest-news': ({ limit }, { news }) => ({ news: news.slice(0, limit) }),
  'news-list': (_, { news }) => ({ news }),
  'news-article': (_, { news, parameters }) => ({
    article: news.find(({ slug }) => slug === parameters.slug) ?? null,
  }),
  'project-gallery': (_, { projects }) => ({ projects }),
  'project-detail': (_, { projects, parameters }) => ({
    project: projects.find(({ id }) => id === parameters.id) ?? null,
  }),
};

type PriceEntry = SectionOfKind<'price-list'>['entries'][number];

function viewEntry(entry: PriceEntry, { site, language }: PageContext): PriceView {
  switch (entry.kind) {
    case 'rate':
      return viewRate(known(site.rates, entry.rate), language);
    case 'lowest':
      return viewLowestPrice(known(site.packageSets, entry.set), language);
    case 'package': {
      const set = known(site.packageSets, entry.set);
      return viewPackagePrice(set, packageOf(set, entry.package), language);
    }
  }
}

function packageOf(set: PackageSet, id: string) {
  const offered = set.packages.find((candidate) => candidate.id === id);
  if (!offered) throw new Error(`No package ${id} in ${set.id}`);
  return offered;
}

/** Monday, 1 January 2024, at noon UTC: a week to take the names of the days from. */
const someMonday = Date.UTC(2024, 0, 1, 12);
const day = 24 * 60 * 60 * 1000;

function viewDays({ site, language }: PageContext): DayView[] {
  const names = new Intl.DateTimeFormat(language.locale, { weekday: 'long', timeZone: 'UTC' });
  return weekdays.map((weekday, index) => {
    const open = site.company.hours.find(({ days }) => days.includes(weekday));
    return {
      day: weekday,
      name: names.format(someMonday + index * day),
      hours: open ? { opens: open.opens, closes: open.closes } : null,
    };
  });
}

/** Looks up what `readSite` has checked to be there. */
function known<T>(record: Readonly<Record<string, T>>, id: string): T {
  const found = record[id];
  if (found === undefined) throw new Error(`${id} is not defined`);
  return found;
}
