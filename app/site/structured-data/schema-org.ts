/** A value in JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** A thing in the words of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: JsonValue };

/** What search engines read on a page. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Thing[];
}
