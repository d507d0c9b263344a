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

/** The entities that pages describe; the compiler checks them against the vocabulary of schema.org. */
export type Entity =
  | BreadcrumbListLeaf
  | CreativeWorkLeaf
  | FAQPageLeaf
  | NewsArticleLeaf
  | OrganizationLeaf
  | ProductLeaf
  | ServiceLeaf
  | WebSiteLeaf;

/** The data of a page for search engines. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Entity[];
}
