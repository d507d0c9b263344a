import type { Weekday } from '../../schema/company.ts';
import type { BillingPeriod, VatNote } from '../../schema/price.ts';
import type { PictureView } from './picture-files.ts';

/** A price as a reader of one language sees it. */
export interface PriceView {
  readonly kind: 'fixed' | 'from' | 'by-quote';
  /** Formatted with its currency; empty if the price is by quote. */
  readonly amount: string;
  readonly period: BillingPeriod;
  /** Unit that the price is for: the text `common:price.unit.<unit>`. */
  readonly unit?: string;
  readonly vat: VatNote;
  /** Present during an offer. */
  readonly offer?: OfferView;
}

/** The previous price of an offer, and its last day, formatted for the reader. */
export interface OfferView {
  readonly before: string;
  /** The lowest price of the 30 days before the offer, if lower than the ordinary one. */
  readonly lowest?: string;
  readonly until: string;
}

/** The least that a choice of a form costs. */
export interface ChoicePriceView {
  readonly price: PriceView;
  /** In the reader's currency; null if it cannot be added up, as an hourly rate. */
  readonly amount: number | null;
  /** The package set that it is sold in. */
  readonly set?: string;
}

/** A package that a visitor wants. */
export interface OfferedView extends ChoicePriceView {
  readonly name: string;
}

/** One line of a package: its text key and its figure, if any. */
export interface FeatureView {
  readonly id: string;
  /** `namespace:key` of the line's text. */
  readonly text: string;
  readonly value?: string;
  readonly count?: number;
  readonly unlimited?: true;
}

export interface PackageView {
  readonly id: string;
  /** `namespace:key`, the prefix of `.name` and `.description`. */
  readonly texts: string;
  readonly popular: boolean;
  readonly price: PriceView;
  /** The `texts` of the package all of which it includes, or null. */
  readonly extends: string | null;
  /** Time until it is ready. */
  readonly delivery: FeatureView | null;
  /** Its contents; for a package that extends another one, the additions. */
  readonly features: readonly FeatureView[];
}

/** Properties that all packages of a set share. */
export interface PackageSetView {
  /** `namespace:packages.set`, the prefix of `.note`. */
  readonly texts: string;
  readonly isMonthly: boolean;
  readonly terms: string | null;
}

/** A day of the week, named in the reader's language; hours are null if closed. */
export interface DayView {
  readonly day: Weekday;
  readonly name: string;
  /** Formatted for the reader. */
  readonly hours: string | null;
}

/** A day with other hours than its day of the week; hours are null if closed. */
export interface ClosedDayView {
  /** `2026-12-24` */
  readonly date: string;
  /** Formatted for the reader, with the name of the day if it has one. */
  readonly name: string;
  readonly hours: DayView['hours'];
}

/** A news item as a list shows it. */
export interface NewsCardView {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Of the library; takes precedence over `imageUrl`. */
  readonly picture: PictureView | null;
  readonly imageUrl: string | null;
  /** For machines: ISO 8601. */
  readonly publishedAt: string;
  /** Formatted for readers. */
  readonly date: string;
  /** The language of its texts; null if it is the page's. */
  readonly language: string | null;
}

/** A news item as its page shows it. */
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
  /** In the page's language, if it is translated. */
  readonly category: string;
  /** The same in every language; the filter puts it into the address. */
  readonly categoryId: string;
  readonly tags: readonly string[];
  /** Of the library; takes precedence over `imageUrl`. */
  readonly picture: PictureView | null;
  readonly imageUrl: string | null;
  /** The scene of the cover if there is no picture, and the client's colors; null: chosen by the id. */
  readonly screen: string | null;
  readonly colour: string | null;
  /** The language of title and description; null if it is the page's. */
  readonly language: string | null;
  /** The language of the category; null if it is the page's. */
  readonly categoryLanguage: string | null;
}

/** A result of a project: a figure and its label. */
export interface ResultView {
  readonly figure: string;
  readonly words: string;
}

/** A result next to the cover of its project. */
export interface ProofView extends ResultView {
  readonly project: ProjectCardView;
  /** The language of its words; null if it is the page's. */
  readonly language: string | null;
}

/** A project as its page shows it. */
export interface ProjectView extends ProjectCardView {
  readonly results: readonly ResultView[];
  readonly paragraphs: readonly string[];
  /** The language of results and paragraphs; null if it is the page's. */
  readonly contentLanguage: string | null;
  readonly link: string | null;
}

/** A document, rendered to HTML. */
export interface RunningText {
  readonly html: string;
  /** The second-level headings, which the table of contents links to. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** A choice that is an amount, formatted for the reader. */
export interface AmountView {
  readonly from: string;
  /** null if there is no upper limit. */
  readonly to: string | null;
}

/** The reader that rows are shown to. */
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

/** A client with its word mark, if any. */
export interface ClientView {
  readonly name: string;
  /** The project for this client, of which the colours and the cover are known; null if there is none. */
  readonly work: Pick<
    ProjectCardView,
    'id' | 'title' | 'language' | 'picture' | 'imageUrl' | 'screen' | 'colour'
  > | null;
  /** The page of that project. */
  readonly to: string | null;
  /** The symbol of the sprite. */
  readonly symbol: string | null;
  readonly picture: PictureView | null;
}
