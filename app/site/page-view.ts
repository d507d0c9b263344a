import type { Action } from '../../schema/action.ts';
import type { Office } from '../../schema/company.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { HeaderItem } from '../../schema/navigation.ts';
import type { SectionView } from './resolve-section.ts';
import type { StructuredData } from './structured-data/schema-org.ts';

/** The head of a page. All addresses are absolute. */
export interface HeadView {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonical: string | null;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly indexed: boolean;
  readonly type: 'website' | 'article';
  /** Time of an article's publication, ISO 8601; null on other pages. */
  readonly publishedAt: string | null;
  /** The address of the Atom feed, on pages that show news; else null. */
  readonly feed: string | null;
  readonly siteName: string;
  readonly openGraphLocale: string;
  readonly otherLocales: readonly string[];
  /** The picture that social networks show. */
  readonly image: string;
  readonly imageAlt: string;
  /** Pixels; null for an external photograph, whose size is unknown. */
  readonly imageSize: { readonly width: number; readonly height: number } | null;
  readonly region: string;
  readonly placename: string;
  /** Data for search engines; null on the page for unknown addresses, and if only the HTML has it. */
  readonly structuredData: StructuredData | null;
}

/** A step of the breadcrumb: the page's id, by which its name is found, and its address; null for the page itself. */
export interface BreadcrumbStep {
  readonly page: string;
  readonly to: string | null;
  /** The title of the item on the page, in place of the page's name; with its language if that is another. */
  readonly item?: { readonly title: string; readonly language: string | null };
}

/** A line at the top of the page. */
export interface NoticeView {
  readonly id: string;
  /** The name of its text, below `common:`. */
  readonly text: string;
  /** The page that it links to, or null. */
  readonly to: string | null;
}

/** The texts of a page that are in the site's default language, because they are not translated yet. */
export interface OriginalTexts {
  readonly language: string;
  /** `services:api.hero.title` */
  readonly names: readonly string[];
}

/** Everything that one page needs in one language; plain data. */
export interface PageView {
  readonly language: string;
  readonly id: string;
  /** The files of texts that the page uses. */
  readonly namespaces: readonly Namespace[];
  readonly head: HeadView;
  readonly notices: readonly NoticeView[];
  readonly breadcrumb: readonly BreadcrumbStep[];
  /** null if the whole page is translated. */
  readonly originals: OriginalTexts | null;
  readonly sections: readonly SectionView[];
}

export interface LanguageView {
  readonly code: string;
  readonly name: string;
  /** `https://` and the domain. */
  readonly origin: string;
}

/** A link to a page of this site; its name is `nav:<page>.title`. */
export interface PageLink {
  readonly page: string;
  readonly to: string;
}

export type HeaderItemView =
  | (Extract<HeaderItem, { kind: 'menu' }> & {
      readonly page: string;
      readonly links: readonly (PageLink & { readonly icon: string })[];
    })
  | (Extract<HeaderItem, { kind: 'link' }> & PageLink);

/** Everything that the frame around the pages needs; the same on each page. */
export interface FrameView {
  readonly languages: readonly LanguageView[];
  /** The address of the file of icons. */
  readonly sprite: string;
  readonly header: readonly HeaderItemView[];
  readonly quote: Action;
  readonly quick: readonly PageLink[];
  readonly legal: readonly PageLink[];
  readonly cookies: PageLink;
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly copyrightYear: number;
    readonly offices: readonly Pick<Office, 'id'>[];
    readonly social: readonly { readonly network: string; readonly url: string }[];
  };
}

/** Returns true if a page begins with a dark picture under the bar at the top. */
export function startsGrand({ sections: [first] }: Pick<PageView, 'sections'>): boolean {
  return first?.kind === 'hero' && first.look === 'grand';
}
