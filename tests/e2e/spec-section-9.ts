/** A part of the product specification's section on business constants, in its words. */
interface SpecPart {
  readonly says: string;
  /** Numbers in it that stand beside another one for the same thing and were not chosen, or that count no fact. */
  readonly dropped?: readonly string[];
}

/** The part that each figure belongs to. Stats are of section 2, milestones of section 1. */
export const specParts = {
  'opening hours': { says: 'Mon-Fri 9:00-17:00, weekends closed.' },
  uptime: { says: 'Uptime claim 99.9%.' },
  stats: { says: '500+ clients, 600+ projects, 99,9% uptime, 24/7 support.' },
  milestones: { says: 'Milestones: 2006, 2010, 2015, 2020, 2023.' },
  'service desk': { says: 'urgent 1 h, high 4 h, medium 8 h, low 24 h.' },
  'hourly rate': {
    says: 'Terms: 14.950 kr. excl. VAT. Price page: 14.900 kr. general and 22.350 kr. emergency (50% surcharge outside hours).',
    dropped: ['14.950'],
  },
  terms: {
    says: `Invoices due in 7-10 days. 3 months' notice, no termination in the first 12 months. Monthly fees prepaid.
      Changes announced 30 days ahead.`,
  },
  'website packages': {
    says: `Basic from 299.950 kr. (up to 10 pages, 3 months maintenance).
      Business from 499.950 kr. (20 pages, 6 months, most popular).
      Enterprise by quote (unlimited pages, 12 months).`,
  },
  express: {
    says: `WordPress Express 99.950 kr. WooCommerce Express 149.950 kr.
      Page counts: 3 and 5 on the WordPress page; 5 and 10 on the Express pages. Another text says 10-15 pages.
      Hosting from 4.990 kr./month.`,
    dropped: ['3', '15'],
  },
  hosting: {
    says: `Basic 4.990 10 GB 100 GB 2 on landing, 5 on order page
      Business (popular) 9.990 50 GB 500 GB 5 or 20 (landing, order)
      Enterprise 24.990 unlimited unlimited 10 on landing, unlimited on order page`,
    dropped: ['2'],
  },
  email: { says: 'Basic 990 (10 GB), Business 1.990 (50 GB, popular), Enterprise 3.990 (100 GB).' },
  vcare: {
    says: `Basic 14.950: 10GB, reply within 24 h. Business 29.950: 50GB, 4 h, 2 h content per month, popular.
      Enterprise 49.950: 100GB, 1 h, 5 h content, 3 h development.`,
  },
  marketing: {
    says: 'Basic 89.950, Pro 149.950, Enterprise 249.950. Posts per month 8 / 15 / unlimited.',
  },
  seo: { says: 'Basic 49.950, Pro 89.950, Enterprise 149.950. Content hours 3 / 8 / 20.' },
  chat: {
    says: 'Basic 14.950, Business 29.950, Enterprise 49.950 (excl. VAT). Agents 1 / 3 / unlimited.',
  },
  shopify: { says: '$29-299 per month, 0.5-2% sales fee. WooCommerce: no monthly fee, low setup cost.' },
} as const satisfies Readonly<Record<string, SpecPart>>;

export type SpecPartName = keyof typeof specParts;

/** The numbers of a part that the site must show, as the specification writes them; a decimal sign is a dot. */
export function specNumbers(part: SpecPart): ReadonlySet<string> {
  const found = numbersIn(part.says.replace('99,9', '99.9'));
  return new Set(found.filter((number) => !part.dropped?.includes(number)));
}

/** `9:00`, `14.900`, `0.5` */
export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
}
