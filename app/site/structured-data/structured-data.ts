import type {
  BreadcrumbListLeaf,
  DayOfWeek,
  FAQPageLeaf,
  OpeningHoursSpecification,
  OrganizationLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { WEEKDAYS, type Weekday } from '../../../schema/company.ts';
import type { Page } from '../../../schema/page.ts';
import type { BreadcrumbStep } from '../page-view.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolved-site.ts';
import { type SiteTexts, textAt } from '../texts/texts.ts';
import { type OfferContext, sectionOffers } from './offers.ts';
import type { Entity, StructuredData } from './schema-org.ts';

/** Source of a page's structured data: the same content that the page shows. */
interface StructuredPage {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  readonly texts: SiteTexts;
  readonly page: Page;
  /** The page's full address. */
  readonly url: string;
  readonly breadcrumb: readonly BreadcrumbStep[];
}

/** Describes a page with schema.org: the agency, the breadcrumb, and the offers with their prices. */
export function structuredData(source: StructuredPage): StructuredData {
  const { site, language, texts, page, url } = source;
  const text = (name: string) => textAt(texts.namespaces, name) ?? '';
  const offers: OfferContext = { site, language, url, text };
  const entities: Entity[] = [];
  entities.push(namesOffices(page) ? organization(site, language) : shortOrganization(site, language));
  if (page.path === '/') entities.push(webSite(source, text('site:title')));
  else entities.push(breadcrumbList(source, text));
  if (isServicePage(page, site)) entities.push(service(source, text));
  for (const section of page.sections) {
    const keys = `${page.texts}:${page.id}.${section.id}`;
    entities.push(...sectionOffers(section, keys, offers));
    if (section.kind === 'faq') {
      const questionKeys = section.questions.map(({ id }) => `${keys}.questions.${id}`);
      entities.push(faqPage(questionKeys.map((key) => [text(`${key}.question`), text(`${key}.answer`)])));
    }
  }
  return { '@context': 'https://schema.org', '@graph': entities };
}

/** The home page and those that show offices or hours have the whole organization. */
function namesOffices({ path, sections }: Page): boolean {
  return (
    path === '/' ||
    sections.some(({ kind }) => ['contact-details', 'opening-hours', 'timeline'].includes(kind))
  );
}

/** The pages in a dropdown of the header are services and solutions. */
function isServicePage({ path }: Page, { navigation }: ResolvedSite): boolean {
  return navigation.header.some((item) => item.kind === 'menu' && item.entries.some(({ to }) => to === path));
}

function webSite({ language }: StructuredPage, name: string): WebSiteLeaf {
  const { origin, locale } = language;
  const publisher = { '@id': `${origin}/#organization` };
  return { '@type': 'WebSite', name, url: `${origin}/`, inLanguage: locale, publisher };
}

function service({ site, language, page, url }: StructuredPage, text: (name: string) => string): ServiceLeaf {
  return {
    '@type': 'Service',
    name: text(`nav:${page.id}.title`),
    description: text(`${page.texts}:${page.id}.meta.description`),
    url,
    provider: { '@id': `${language.origin}/#organization` },
    areaServed: site.company.offices.map(({ countryCode }) => ({ '@type': 'Country', name: countryCode })),
  };
}

function breadcrumbList(
  { language, breadcrumb, url }: StructuredPage,
  text: (name: string) => string,
): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ page, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text(`nav:${page}.title`),
      item: to === null ? url : language.origin + to,
    })),
  };
}

function faqPage(questions: readonly (readonly [question: string, answer: string])[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, answer]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The agency in a few words, for pages that only name it. */
function shortOrganization({ company }: ResolvedSite, { origin }: ResolvedLanguage) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
  } as const satisfies OrganizationLeaf;
}

/** The agency with its offices and opening hours. */
function organization(site: ResolvedSite, language: ResolvedLanguage): OrganizationLeaf {
  const { company } = site;
  const { origin } = language;
  const foundingMilestone = company.milestones.find(({ id }) => id === 'founded');
  return {
    ...shortOrganization(site, language),
    legalName: company.operator,
    taxID: company.registrationNumber,
    ...(company.vatNumber ? { vatID: company.vatNumber } : {}),
    logo: `${origin}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    ...(foundingMilestone ? { foundingDate: String(foundingMilestone.year) } : {}),
    ...(company.social.length > 0 ? { sameAs: company.social.map(({ url }) => url) } : {}),
    department: company.offices.map((office) => ({
      '@type': 'ProfessionalService',
      name: `${company.name} ${office.locality}`,
      telephone: office.phone ?? company.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.street,
        postalCode: office.postalCode,
        addressLocality: office.locality,
        addressCountry: office.countryCode,
      },
      openingHoursSpecification: openingHours(site),
      ...specialHours(site),
    })),
  };
}

function openingHours({ company }: ResolvedSite): OpeningHoursSpecification[] {
  return company.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS.filter((day) => days.includes(day)).map(dayOfWeek),
    opens,
    closes,
  }));
}

/** Single days with other hours; from midnight to midnight is closed. */
function specialHours({ company }: ResolvedSite) {
  if (company.closedDays.length === 0) return {};
  const days = company.closedDays.map(
    ({ day, opens = '00:00', closes = '00:00' }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens,
      closes,
    }),
  );
  return { specialOpeningHoursSpecification: days };
}

/** `monday` is Monday to schema.org. */
function dayOfWeek(day: Weekday): DayOfWeek {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<Weekday>;
}
