import type { Weekday } from '../../schema/company.ts';
import type { BillingPeriod, VatNote } from '../../schema/price.ts';
import type { PictureView } from './picture-files.ts';

/** A price as a reader of one language sees it. */
export interface PriceView {
  readonly kind: 'fixed' | 'from' | 'by-quote';
  /** Formatted with its currency; empty when the price is by quote. */
  readonly amount: string;
  readonly period: BillingPeriod;
  /** What it is paid for each of: the text `common:price.unit.<unit>`. */
  readonly unit?: string;
  readonly vat: VatNote;
  /** While an offer holds. */
  readonly offer?: OfferView;
}

/** What an offer is lower than, and how long it lasts, in the reader's writing. */
export interface OfferView {
  readonly before: string;
  /** The lowest price of the 30 days before the offer, where it is lower than the ordinary one. */
  readonly lowest?: string;
  readonly until: string;
}

/** A package that a visitor comes for. */
export interface OfferedView {
  readonly name: string;
  readonly price: PriceView;
}

/** One line of a package: its text key and, where it shows a figure, the figure. */
export interface FeatureView {
  readonly id: string;
  /** `namespace:key` of the line's text. */
  readonly text: string;
  readonly value?: string;
  readonly count?: number;
  readonly unlimited?: true;
  /** The figure divided by the largest of the set, 0 to 1; 1 if unlimited. Left out where it cannot be compared or less is better. */
  readonly share?: number;
}

export interface PackageView {
  readonly id: string;
  /** `namespace:key`, the prefix of `.name` and `.description`. */
  readonly texts: string;
  readonly popular: boolean;
  readonly price: PriceView;
  /** The `texts` of the package all of which it includes, or null. */
  readonly extends: string | null;
  /** How long it takes until it is ready. */
  readonly delivery: FeatureView | null;
  /** What is in it; of one that extends another one, what it adds. */
  readonly features: readonly FeatureView[];
}

/** What holds for all packages of a set. */
export interface PackageSetView {
  /** `namespace:packages.set`, the prefix of `.note`. */
  readonly texts: string;
  readonly isMonthly: boolean;
  /** The page of the terms. */
  readonly terms: string | null;
}

/** A day of the week, named in the reader's language; null hours: closed. */
export interface DayView {
  readonly day: Weekday;
  readonly name: string;
  /** In the reader's writing. */
  readonly hours: string | null;
}

/** A day with other hours than its day of the week; null hours: closed. */
export interface ClosedDayView {
  /** `2026-12-24` */
  readonly date: string;
  /** In the reader's writing, with the name of the day where it has one. */
  readonly name: string;
  readonly hours: DayView['hours'];
}

/** A piece of news as a list shows it. */
export interface NewsCardView {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Of the library; it goes before `imageUrl`. */
  readonly picture: PictureView | null;
  readonly imageUrl: string | null;
  /** For machines: ISO 8601. */
  readonly publishedAt: string;
  /** For people. */
  readonly date: string;
  /** What it is written in; null where that is the page's language. */
  readonly language: string | null;
}

/** A piece of news as its own page shows it. */
export interface NewsView extends NewsCardView {
  /** Its excerpt, unless that only repeats the beginning of the text. */
  readonly lead: string | null;
  readonly paragraphs: readonly string[];
}

/** A project as the gallery shows it. */
export interface ProjectCardView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** In the page's language, where it is translated. */
  readonly category: string;
  /** The same in every language; what the filter puts into the address. */
  readonly categoryId: string;
  readonly tags: readonly string[];
  /** Of the library; it goes before `imageUrl`. */
  readonly picture: PictureView | null;
  readonly imageUrl: string | null;
  /** What is drawn where there is neither, and in which colours; null: chosen by the id. */
  readonly screen: string | null;
  readonly colour: string | null;
  /** What title and description are written in; null where that is the page's language. */
  readonly language: string | null;
  /** The same for the category. */
  readonly categoryLanguage: string | null;
}

/** What a project has led to: a figure, and what it counts. */
export interface ResultView {
  readonly figure: string;
  readonly words: string;
}

/** A project as its own page shows it. */
export interface ProjectView extends ProjectCardView {
  readonly results: readonly ResultView[];
  readonly paragraphs: readonly string[];
  /** What results and paragraphs are written in; null where that is the page's language. */
  readonly contentLanguage: string | null;
  readonly link: string | null;
}

/** A document, rendered to HTML. */
export interface RunningText {
  readonly html: string;
  /** The second-level headings, by which the table of contents leads to them. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** A choice that is an amount, in the reader's writing. */
export interface AmountView {
  readonly from: string;
  /** null where there is no upper end. */
  readonly to: string | null;
}

/** For whom rows are shown. */
export interface ItemReader {
  /** The page's language. */
  readonly language: string;
  /** The page's language and country, for dates. */
  readonly locale: string;
  /** The language that rows are written in: the site's default one. */
  readonly original: string;
  /** The company's, like Atlantic/Reykjavik. */
  readonly timeZone: string;
}

/** A client with the word mark that it has. */
export interface ClientView {
  readonly name: string;
  /** The page of the work for this client; null where none is named. */
  readonly to: string | null;
  /** The symbol of the sprite. */
  readonly symbol: string | null;
  readonly picture: PictureView | null;
}
