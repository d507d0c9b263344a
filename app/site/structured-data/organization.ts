import { weekdays } from '../../../schema/company.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolved-site.ts';
import type { Thing } from './schema-org.ts';

/** The agency in a few words, for pages that only name it. */
export function shortOrganization({ company }: ResolvedSite, { origin }: ResolvedLanguage): Thing {
  return { '@type': 'Organization', '@id': organizationId(origin), name: company.name, url: `${origin}/` };
}

/** The agency with its offices and opening hours. */
export function organization(site: ResolvedSite, language: ResolvedLanguage): Thing {
  const { company } = site;
  const { origin } = language;
  const founded = company.milestones.find(({ id }) => id === 'founded');
  return {
    ...shortOrganization(site, language),
    legalName: company.operator,
    taxID: company.registrationNumber,
    logo: `${origin}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    ...(founded ? { foundingDate: String(founded.year) } : {}),
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
    })),
  };
}

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

function openingHours({ company }: ResolvedSite): Thing[] {
  return company.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.filter((day) => days.includes(day)).map(capitalized),
    opens,
    closes,
  }));
}

/** Schema.org writes days as `Monday`. */
function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
