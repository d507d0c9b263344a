/**
 * The types of schema.org that pages speak of, each with the properties that it is of no use without. A type that is
 * not here is not used; with a new one, npm run vocabulary.
 *
 * From https://developers.google.com/search/docs/appearance/structured-data (article, breadcrumb, faqpage,
 * local-business, organization, product-snippet); where Google asks for nothing, what says what the thing is.
 */
export const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offerCount'],
  Answer: ['text'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  CreativeWork: ['name', 'creator'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  Offer: ['price', 'priceCurrency', 'availability'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Product: ['name', 'offers'],
  ProfessionalService: ['name', 'address'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'provider'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebSite: ['name', 'url'],
};
