/** A row of the table news as the database gives it; `overrides` replaces parts of it. */
export function someNewsRow(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: '7d3c1c1e-0000-4000-8000-000000000001',
    slug: 'nyr-vefur',
    title: 'Nýr vefur',
    excerpt: null,
    content: 'Við opnum nýjan vef.\nHann er á fjórum málum.',
    image_url: null,
    published_at: '2026-11-21T12:00:00.123456+00:00',
    translations: {},
    ...overrides,
  };
}

/** A row of the table projects as the database gives it; `overrides` replaces parts of it. */
export function someProjectRow(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 'ullarbudin',
    title: 'Ullarbúðin',
    description: 'Netverslun með ull',
    content: 'Fyrsta lína\n\nÖnnur lína',
    category: 'netverslun',
    tags: ['WooCommerce', 'Stripe'],
    image_url: null,
    link: 'https://ull.example',
    published_at: '2026-11-21T12:00:00+00:00',
    translations: {},
    ...overrides,
  };
}
