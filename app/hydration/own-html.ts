/** What browsers with Trusted Types have; those without take any text as HTML. */
interface TrustedTypesScope {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createHTML: (text: string) => string | null },
    ) => { readonly createHTML: (html: string) => TrustedHTML };
  };
}

const { trustedTypes } = globalThis as TrustedTypesScope;

const policy = trustedTypes?.createPolicy('own', { createHTML: (html) => html });

/**
 * Marks HTML as made by this project, so that browsers accept it. Never pass anything that a visitor or a row of the
 * database has written.
 * @returns another object each time: keep it, because React sets the content anew when it changes
 */
export function ownHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}

/** React creates script elements, including those of structured data, from this text. */
const EMPTY_SCRIPT = '<script></script>';

/** Lets React set unmarked text where it creates no element, such as the structured data of a page. */
export function allowPlainText(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
  });
}
