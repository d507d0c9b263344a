import type {
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  FAQPageLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  ProductLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/** The things that pages describe; the compiler checks them against the vocabulary of schema.org. */
export type Thing =
  | BreadcrumbListLeaf
  | CreativeWorkLeaf
  | FAQPageLeaf
  | NewsArticleLeaf
  | OrganizationLeaf
  | ProductLeaf
  | ServiceLeaf
  | WebSiteLeaf;

/** What search engines read on a page. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Thing[];
}
