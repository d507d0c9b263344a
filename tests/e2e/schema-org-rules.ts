/**
 * What schema.org and Google's guides to structured data ask of each type, typed from
 * https://developers.google.com/search/docs/appearance/structured-data (breadcrumb, faqpage, local-business,
 * organization, product-snippet) and https://schema.org. A type that is not here is not used.
 */
export const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  ProfessionalService: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'provider'],
  Country: ['name'],
  Product: ['name', 'offers'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const days = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const amount = /^\d+(\.\d+)?$/;
const address = /^https:\/\/[^\s]+$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** How the value of a property is written, wherever it stands; each entry of a list for itself. */
export const writtenForms: Readonly<Record<string, RegExp>> = {
  price: amount,
  lowPrice: amount,
  offerCount: /^[1-9]\d*$/,
  position: /^[1-9]\d*$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability: /^https:\/\/schema\.org\/InStock$/,
  valueAddedTaxIncluded: /^(true|false)$/,
  unitCode: /^(HUR|MON|ANN)$/,
  validFrom: day,
  validThrough: day,
  priceValidUntil: day,
  dayOfWeek: new RegExp(`^(${days})$`),
  opens: /^\d{2}:\d{2}$/,
  closes: /^\d{2}:\d{2}$/,
  addressCountry: /^[A-Z]{2}$/,
  telephone: /^\+\d[\d ]+$/,
  email: /^\S+@\S+$/,
  foundingDate: /^\d{4}$/,
  inLanguage: /^[a-z]{2}-[A-Z]{2}$/,
  url: address,
  logo: address,
  image: address,
  item: address,
  sameAs: address,
  '@id': address,
};
