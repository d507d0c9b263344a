/** Every kind of change, with what it is counted and printed under. */
export const changeKinds = {
  'price-changed': 'prices',
  'terms-changed': 'prices',
  'lifetime-changed': 'prices',
  'package-added': 'prices',
  'package-removed': 'prices',
  'packages-reordered': 'prices',
  'content-added': 'prices',
  'content-removed': 'prices',
  'content-changed': 'prices',
  'contents-reordered': 'prices',
  'popular-changed': 'prices',
  'figure-changed': 'prices',
  'company-changed': 'prices',
  'page-added': 'pages',
  'page-removed': 'pages',
  'page-moved': 'pages',
  'indexing-changed': 'pages',
  'section-added': 'pages',
  'section-removed': 'pages',
  'section-changed': 'pages',
  'sections-reordered': 'pages',
  'item-added': 'pages',
  'item-removed': 'pages',
  'item-changed': 'pages',
  'items-reordered': 'pages',
  'points-added': 'pages',
  'points-removed': 'pages',
  'points-changed': 'pages',
  'button-added': 'pages',
  'button-removed': 'pages',
  'button-changed': 'pages',
  'buttons-reordered': 'pages',
  'menu-added': 'pages',
  'menu-removed': 'pages',
  'menu-changed': 'pages',
  'menu-reordered': 'pages',
  'notice-added': 'pages',
  'notice-removed': 'pages',
  'notice-changed': 'pages',
  'notices-reordered': 'pages',
  'redirect-added': 'pages',
  'redirect-removed': 'pages',
  'redirect-changed': 'pages',
  'language-added': 'pages',
  'language-removed': 'pages',
  'language-changed': 'pages',
  'other-changed': 'pages',
  'field-added': 'forms',
  'field-removed': 'forms',
  'field-renamed': 'forms',
  'field-changed': 'forms',
  'fields-reordered': 'forms',
  'option-added': 'forms',
  'option-removed': 'forms',
  'option-renamed': 'forms',
  'option-changed': 'forms',
  'options-reordered': 'forms',
  'text-added': 'texts',
  'text-removed': 'texts',
  'text-changed': 'texts',
  'paragraph-added': 'texts',
  'paragraph-removed': 'texts',
  'paragraph-changed': 'texts',
} as const satisfies Readonly<Record<string, 'prices' | 'pages' | 'forms' | 'texts'>>;
export type ChangeKind = keyof typeof changeKinds;

/** What changes are counted and printed under, in the order in which they are printed. */
export const topics = ['prices', 'pages', 'forms', 'texts'] as const;
export type Topic = (typeof topics)[number];

/** What search engines are told: data for machines, or the words they show in their lists. */
export type Surface = 'structured-data' | 'search-results';

/** What something is before and after, as readers of some languages see it. */
export interface Values {
  /** Codes, in the order of the site. */
  readonly languages: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  /** By how much an amount grows, in per cent; null where the values are no amounts. */
  readonly percent: number | null;
}

/** Where a change is seen. */
export interface Seen {
  /** The addresses that show it, in the order of the site. */
  readonly pages: readonly string[];
  readonly everyPage: boolean;
  /** Codes, in the order of the site. */
  readonly languages: readonly string[];
  readonly also: readonly Surface[];
}

/** A thing by a stable name and in words. */
export interface Named {
  /** `package.hosting.basic.price`, `home.stats.title` */
  readonly subject: string;
  /** `Hosting Basic`, `Home › Stats › title` */
  readonly name: string;
}

/** One thing that an edit changes for visitors. */
export interface Change extends Named, Seen {
  readonly kind: ChangeKind;
  /** What happens, in words: `Card added`; empty where the values say it all. */
  readonly label: string;
  /** Languages with the same values together; empty where there is nothing to compare. */
  readonly values: readonly Values[];
  /** One more sentence. */
  readonly note: string | null;
  /** The first and the last day on which it is so; null where it is so from now on, and for good. */
  readonly from: string | null;
  readonly until: string | null;
  /** Other things that change in the same way. */
  readonly elsewhere: readonly Named[];
}
