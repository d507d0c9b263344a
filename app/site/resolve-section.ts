import { type Action, action } from '../../schema/action.ts';
import type { Client } from '../../schema/company.ts';
import type { Page } from '../../schema/page.ts';
import type { Picture } from '../../schema/picture.ts';
import type { Quantity } from '../../schema/quantity.ts';
import { hasSchema } from '../../schema/schema-walk.ts';
import type { Section, SectionKind, SectionOfKind } from '../../schema/sections/section.ts';
import { mapInside, type SiteNode } from '../../schema/site-node.ts';
import {
  findPackageButtons,
  linkToForm,
  listOfferedSets,
  orderLink,
  packageLinkValue,
} from './form-links.ts';
import type { FormState } from './form-state.ts';
import { formatMoney, formatQuantity, toNonBreaking } from './format.ts';
import { itemPage, listAddress, type RowIndex } from './item-address.ts';
import { readMoneyPattern } from './money-pattern.ts';
import { offerMarks } from './offer-marks.ts';
import { viewClosedDays, viewDays } from './opening-days.ts';
import { markSymbolId, type PictureView } from './picture-files.ts';
import {
  choiceAmounts,
  findPackage,
  viewChoicePrices,
  viewEntry,
  viewPackage,
  viewPackagePrice,
  viewPackageSet,
  viewPackages,
} from './price-view.ts';
import { companyTimeZone, lookUp, type ResolvedLanguage, type ResolvedSite } from './resolved-site.ts';
import { pictureNames, sectionNode } from './section-pictures.ts';
import type {
  ClientView,
  ItemReader,
  NewsCardView,
  NewsView,
  OfferedView,
  ProjectCardView,
  ProjectView,
  ProofView,
  RunningText,
} from './views.ts';

/** Context of a page: the site, the language, and data that is not in site.yaml. */
export interface PageContext {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  /** Documents of this language by name. */
  readonly documents: Readonly<Record<string, RunningText>>;
  /** This language's text for `unlimited`. */
  readonly unlimited: string;
  /** A form that was sent without scripts; on all other pages null. */
  readonly formState: FormState | null;
  /** The parameters of the address: `{ slug: 'nyr-vefur' }`. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

export interface SectionContext extends PageContext {
  /** The address of the page as site.yaml has it; undefined on the not-found page. */
  readonly path: string | undefined;
  /** The text of `namespace:key` in the page's language; empty if there is none. */
  readonly text: (name: string) => string;
  /** The language of a text that awaits its translation; null if it is the page's. */
  readonly textLanguage: (name: string) => string | null;
}

type Resolver<K extends SectionKind> = (
  section: SectionOfKind<K>,
  context: SectionContext,
  page: Pick<Page, 'id'>,
) => object;

/** Adds the data that a section's component renders in addition to its entry in site.yaml. */
export function resolveSection<K extends SectionKind>(
  page: Pick<Page, 'id' | 'texts'>,
  section: SectionOfKind<K>,
  context: SectionContext,
): SectionView<K> {
  const resolve = (resolvers as { readonly [Kind in K]?: Resolver<Kind> })[section.kind as K];
  const view = {
    ...(withLinks(sectionNode(section), context) as Section),
    ...resolve?.(section, context, page),
    texts: `${page.texts}:${page.id}.${section.id}`,
    seed: `${page.id}/${section.id}`,
  };
  return view as unknown as SectionView<K>;
}

/** The buttons of a section preselect this page's option on the form that they link to. */
function withLinks(node: SiteNode, context: SectionContext): unknown {
  if (!hasSchema(action, node) || !node.value) return mapInside(node, (child) => withLinks(child, context));
  const button = node.value as Action;
  return { ...button, to: linkToForm(button.to, context.path, context.site) };
}

/** Rows are filled in by app/data/fill-page.ts; null until then, and if they cannot be read. */
function unreadRows<T>(): T | null {
  return null;
}

/** Data that components render in addition to the section's entry in site.yaml; most kinds have none. */
const resolvers = {
  hero: (section, context) => ({ ...viewPictures(section, context), ...viewFigures(section, context) }),
  'card-grid': viewPictures,
  people: viewPictures,
  pictures: viewPictures,
  stats: viewFigures,
  'client-logos': (_, context) => ({
    ...viewRows('projects', context),
    clients: context.site.company.clients.map((client) => viewClient(client, context)),
  }),
  packages: (section, { site, language, path }) => {
    const offered = listOfferedSets(section).flatMap(({ set: id, label, to }) => {
      const set = site.packages[id];
      return (set?.packages ?? []).map((pkg) => {
        const popular = pkg.popular && id === section.set;
        const link = linkToForm(to, path, site, { set: id, package: pkg.id });
        const look: Action['look'] = popular ? 'primary' : 'secondary';
        return {
          ...viewPackage(lookUp(site.packages, id), pkg, language),
          popular,
          button: { label, to: link, look },
          amount: pkg.price.kind === 'by-quote' ? null : (pkg.price.amounts[language.currency] ?? null),
        };
      });
    });
    const highest = Math.max(...offered.map(({ amount }) => amount ?? 0));
    return {
      packages: offered.map(({ amount, ...pkg }) => ({
        ...pkg,
        /** Share of the highest price of the row, 0 to 1; null if the price is by quote. */
        share: amount === null ? null : amount / highest,
      })),
      terms: viewPackageSet(lookUp(site.packages, section.set), site.navigation.terms),
    };
  },
  timeline: ({ milestones }, { site }) => ({
    years: Object.fromEntries(
      site.company.milestones
        .filter(({ id }) => milestones.includes(id))
        .map(({ id, year }) => [id, year] as const),
    ),
  }),
  prose: ({ document }, { documents }) => lookUp(documents, document),
  'contact-details': (_, { site: { company } }) => ({
    phone: toNonBreaking(company.phone),
    email: company.email,
    offices: company.offices,
  }),
  'opening-hours': (_, context) => ({
    /** True if the reader's country is another than that of the head office. */
    namesTimeZone: !context.language.locale.endsWith(`-${context.site.company.offices[0]?.countryCode}`),
    days: viewDays(context.site, context.language),
    /** Those of the next 30 days. */
    closedDays: viewClosedDays(context.site, context.language, context.text),
  }),
  'price-list': ({ entries }, context) => {
    const { site, language } = context;
    const sets = new Set(entries.flatMap((entry) => ('set' in entry ? [entry.set] : [])));
    const packages = entries.flatMap((entry) => {
      if (entry.kind !== 'package') return [];
      const set = lookUp(site.packages, entry.set);
      return [[entry.id, viewPackage(set, findPackage(set, entry.package), language)] as const];
    });
    return {
      prices: Object.fromEntries(
        entries.map((entry) => [entry.id, viewEntry(entry, site, language)] as const),
      ),
      /** Packages that have a line, by the line's id. */
      packages: Object.fromEntries(packages),
      /** The address for ordering from a line, by the line's id. */
      orders: Object.fromEntries(
        entries.flatMap((entry) => {
          if (entry.kind === 'rate') return [];
          const link = orderLink(site, entry.set, entry.kind === 'package' ? entry.package : undefined);
          return link ? [[entry.id, link] as const] : [];
        }),
      ),
      /** The sets of all lines, each once. */
      sets: [...sets].map((id) => viewPackageSet(lookUp(site.packages, id), site.navigation.terms)),
    };
  },
  form: ({ form, summary }, context) => ({
    ...viewForm(form, context),
    /** The packages that link here, by the value of `?package=`. */
    offered: summary ? viewOffered(context) : {},
    /** The prices of the choices, by field and value. */
    prices: summary ? viewPrices(form, context) : {},
    /** In which their sum is written. */
    money: readMoneyPattern((value) =>
      formatMoney(value, context.language.currency, context.language.locale),
    ),
    terms: context.site.navigation.terms ?? null,
  }),
  'order-form': ({ form }, context) => {
    const { site, language } = context;
    const view = viewForm(form, context);
    const field = view.definition.fields.find(({ type }) => type === 'package');
    const set = field?.type === 'package' ? lookUp(site.packages, field.set) : null;
    return {
      ...view,
      packages: set ? viewPackages(set, language) : [],
      /** The set of the packages; null if there are none. */
      set: set && viewPackageSet(set, site.navigation.terms),
      terms: site.navigation.terms ?? null,
      /** The offers as the visitor sees them, sent with the order (`offer-marks.ts`). */
      offers: set ? offerMarks(set, language) : '',
    };
  },
  'latest-news': (_, context) => ({
    ...viewRows('news', context),
    news: unreadRows<readonly NewsCardView[]>(),
  }),
  'news-list': (_, context) => ({
    ...viewRows('news', context),
    news: unreadRows<readonly NewsCardView[]>(),
    /** The part of the list, from 1, and the number of parts. */
    page: 1,
    pages: 1,
  }),
  'news-article': (_, context) => ({
    ...viewRows('news', context),
    /** From the address. */
    slug: context.parameters.slug ?? '',
    article: unreadRows<NewsView>(),
    /** The one before it in time, and before the oldest the newest; null if there is no other. */
    next: unreadRows<NewsCardView>(),
  }),
  'project-gallery': (_, context) => ({
    ...viewRows('projects', context),
    projects: unreadRows<readonly ProjectCardView[]>(),
  }),
  'project-detail': (_, context) => ({
    ...viewRows('projects', context),
    /** From the address. */
    projectId: context.parameters.id ?? '',
    project: unreadRows<ProjectView>(),
    /** The project after it in the list; null if there is no other. */
    next: unreadRows<ProjectCardView>(),
    client: viewMarks(context)[context.parameters.id ?? ''] ?? null,
  }),
  results: (_, context) => ({
    ...viewRows('projects', context),
    results: [] as readonly ProofView[],
  }),
} satisfies { readonly [K in SectionKind]?: Resolver<K> };
export type Resolvers = typeof resolvers;

/** The pictures that a section shows, with the alternative texts of the page's language. */
function viewPictures(section: Section, { site, text, textLanguage }: SectionContext) {
  const views = pictureNames(section).map((name) => {
    const picture = lookUp(site.pictures, name);
    const alt = `pictures:${picture.id}.alt`;
    const view = picture.decoration
      ? viewPicture(picture, '', null)
      : viewPicture(picture, text(alt), textLanguage(alt));
    return [name, view] as const;
  });
  return { pictureViews: Object.fromEntries(views) };
}

function viewPicture(
  { file, width, height, focus }: Picture,
  alt: string,
  altLanguage: string | null,
): PictureView {
  const [x = 50, y = 50] = focus;
  return { file, width, height, focus: [x, y], alt, altLanguage };
}

/** The figures of a section as texts, and their shares if they have one unit. */
function viewFigures(
  { figures }: { readonly figures: readonly string[] },
  { site, language, unlimited }: PageContext,
) {
  const quantities = figures.map((id) => [id, lookUp(site.figures, id)] as const);
  return {
    values: Object.fromEntries(
      quantities.map(([id, figure]) => [id, formatQuantity(figure, language, unlimited)] as const),
    ),
    ...computeShares(quantities),
  };
}

/** Shares of the largest, 0 to 1. @returns nothing unless all figures are amounts of one unit */
function computeShares(figures: readonly (readonly [string, Quantity])[]): {
  readonly shares?: Readonly<Record<string, number>>;
} {
  const amounts = figures.flatMap(([id, figure]) =>
    figure.kind === 'amount' && figure.unit ? [{ id, ...figure }] : [],
  );
  if (amounts.length < figures.length || new Set(amounts.map(({ unit }) => unit)).size > 1) return {};
  const largest = Math.max(...amounts.map(({ value }) => value));
  return { shares: Object.fromEntries(amounts.map(({ id, value }) => [id, value / largest])) };
}

/** The alternative text of a word mark's picture is the client's name, as for drawn ones. */
function viewClient({ name, mark, picture, project }: Client, context: SectionContext): ClientView {
  const { site } = context;
  return {
    name,
    to: project === undefined ? null : `${viewRows('projects', context).base}/${project}`,
    // Until its row is read.
    work:
      project === undefined
        ? null
        : {
            ...{ id: project, title: name, language: null },
            ...{ picture: null, imageUrl: null, screen: null, colour: null },
          },
    symbol: mark === undefined ? null : markSymbolId(mark),
    picture: picture === undefined ? null : viewPicture(lookUp(site.pictures, picture), name, null),
  };
}

/** The clients that have a word mark, by the project for each. */
function viewMarks(context: SectionContext): Readonly<Record<string, ClientView>> {
  const { clients } = context.site.company;
  return Object.fromEntries(
    clients.flatMap((client) =>
      client.project !== undefined && (client.mark ?? client.picture) !== undefined
        ? [[client.project, viewClient(client, context)] as const]
        : [],
    ),
  );
}

function viewForm(form: string, { site, language, formState }: SectionContext) {
  const definition = lookUp(site.forms, form);
  const amounts = definition.fields.map((field) => [field.name, choiceAmounts(field, language)] as const);
  return {
    definition,
    privacy: site.navigation.privacy,
    state: formState?.form === form ? formState : null,
    amounts: Object.fromEntries(amounts.filter(([, choices]) => Object.keys(choices).length > 0)),
  };
}

/** The packages whose buttons link to this page, with names of two parts: “Basic” alone would be ambiguous. */
function viewOffered({ site, language, path, text }: SectionContext): Record<string, OfferedView> {
  if (path === undefined) return {};
  return Object.fromEntries(
    findPackageButtons(path, site).map(({ page, section, ...packageName }) => {
      const representsPage = linkToForm(path, page.path, site) !== path;
      const key = representsPage ? `nav:${page.id}.title` : `${page.texts}:${page.id}.${section}.title`;
      const set = lookUp(site.packages, packageName.set);
      const name = text(`${set.texts}:packages.${packageName.set}.${packageName.package}.name`);
      const pkg = findPackage(set, packageName.package);
      const price = viewPackagePrice(set, pkg, language);
      const amount = pkg.price.kind === 'by-quote' ? null : (pkg.price.amounts[language.currency] ?? null);
      const offered = { name: `${text(key)} – ${name}`, price, amount, set: set.id };
      return [packageLinkValue(packageName), offered];
    }),
  );
}

function viewPrices(form: string, { site, language }: SectionContext) {
  const { fields } = lookUp(site.forms, form);
  return Object.fromEntries(
    fields.map((field) => [field.name, viewChoicePrices(field, site, language)] as const),
  );
}

/** Properties of every section that shows rows of a table. */
function viewRows(table: keyof RowIndex, context: SectionContext) {
  const page = itemPage(context.site, table);
  return { reader: viewReader(context), base: page ? listAddress(page) : (context.path ?? '') };
}

/** The reader of a page's rows, which are written in the site's default language. */
export function viewReader({ site, language }: Pick<PageContext, 'site' | 'language'>): ItemReader {
  return {
    language: language.code,
    locale: language.locale,
    original: site.defaultLanguage.code,
    timeZone: companyTimeZone(site.company),
  };
}

/** A section with everything that its component renders, in one language; plain data, sent to the browser unchanged. */
export type SectionView<K extends SectionKind = SectionKind> = {
  [Kind in K]: SectionOfKind<Kind> & {
    /** `namespace:page.section`, the prefix of its texts. */
    readonly texts: string;
    /** The seed of its pictures. */
    readonly seed: string;
  } & (Kind extends keyof Resolvers ? ReturnType<Resolvers[Kind]> : unknown);
}[K];
