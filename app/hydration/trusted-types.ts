/** What browsers with Trusted Types have; those without take any text as HTML. */
export interface TrustedTypesScope {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createHTML: (text: string) => string | null },
    ) => { readonly createHTML: (html: string) => TrustedHTML };
  };
}
