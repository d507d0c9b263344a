import type { DayOfWeek, OpeningHoursSpecification, OrganizationLeaf } from 'schema-dts';
import { type Weekday, weekdays } from '../../../schema/company.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolved-site.ts';

/** The agency in a few words, for pages that only name it. */
export function shortOrganization({ company }: ResolvedSite, { origin }: ResolvedLanguage) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
  } as const satisfies OrganizationLeaf;
}

/** The agency with its offices and opening hours. */
export function organization(site: ResolvedSite, language: ResolvedLanguage): OrganizationLeaf {
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

function openingHours({ company }: ResolvedSite): OpeningHoursSpecification[] {
  return company.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.filter((day) => days.includes(day)).map((day) => daysOfWeek[day]),
    opens,
    closes,
  }));
}

const daysOfWeek: Readonly<Record<Weekday, DayOfWeek>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};
