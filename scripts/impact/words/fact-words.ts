import type { Weekday } from '../../../schema/company.ts';
import type { Phrase } from '../../check/problems/wording-type.ts';

/** What is said about prices, packages, figures and the company. */
export const factWords = {
  period: { en: 'What the price pays for', is: 'Fyrir hvað er greitt' },
  vat: { en: 'Value-added tax', is: 'Virðisaukaskattur' },
  popular: { en: 'Marked as most popular', is: 'Merkt vinsælast' },
  packageAdded: { en: 'Package added', is: 'Nýr pakki' },
  packageRemoved: { en: 'Package removed', is: 'Pakki tekinn út' },
  packagesReordered: { en: 'Packages in another order', is: 'Pökkum raðað upp á nýtt' },
  contentAdded: { en: 'Added to the package', is: 'Bætt við pakkann' },
  contentRemoved: { en: 'Removed from the package', is: 'Tekið úr pakkanum' },
  contentsReordered: { en: 'Contents in another order', is: 'Innihaldi raðað upp á nýtt' },
  lifetime: { en: 'Shown on other days', is: 'Sýnt á öðrum dögum' },
  company: {
    name: { en: 'The company’s name', is: 'Heiti fyrirtækisins' },
    operator: { en: 'Operator', is: 'Rekstraraðili' },
    registrationNumber: { en: 'Registration number', is: 'Kennitala' },
    copyrightYear: { en: 'Year in the last line', is: 'Ártal í neðstu línu' },
    phone: { en: 'Phone number', is: 'Símanúmer' },
    email: { en: 'E-mail address', is: 'Netfang' },
    offices: { en: 'Office', is: 'Skrifstofa' },
    hours: { en: 'Opening hours', is: 'Opnunartími' },
    milestones: { en: 'Milestone', is: 'Áfangi' },
    social: { en: 'Social network', is: 'Samfélagsmiðill' },
    clients: { en: 'Clients', is: 'Viðskiptavinir' },
    geo: { en: 'Place for search engines', is: 'Staður fyrir leitarvélar' },
  },
  closed: { en: 'closed', is: 'lokað' },
  days: {
    monday: { en: 'Monday', is: 'mánudagur' },
    tuesday: { en: 'Tuesday', is: 'þriðjudagur' },
    wednesday: { en: 'Wednesday', is: 'miðvikudagur' },
    thursday: { en: 'Thursday', is: 'fimmtudagur' },
    friday: { en: 'Friday', is: 'föstudagur' },
    saturday: { en: 'Saturday', is: 'laugardagur' },
    sunday: { en: 'Sunday', is: 'sunnudagur' },
  } satisfies Readonly<Record<Weekday, Phrase>>,
} as const;
