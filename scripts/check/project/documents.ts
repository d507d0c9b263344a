/** Running texts in Markdown by language and name. */
export type Documents = Readonly<Record<string, Readonly<Record<string, string>>>>;
