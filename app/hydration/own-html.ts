interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string | null },
  ) => { readonly createHTML: (html: string) => TrustedHTML };
}

/** Undefined in browsers that take any text as HTML. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('own', { createHTML: (html) => html });

/**
 * Marks HTML as made by this project, so that browsers accept it; never pass HTML from a visitor or the database.
 * @returns a new object each time: reuse it, because React sets the content again when it changes
 */
export function ownHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}

/** Lets React set unmarked text where it creates no element, such as the structured data of a page. */
export function allowPlainText(): void {
  trustedTypes?.createPolicy('default', {
    // React creates script elements, including those of structured data, from an empty one.
    createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
  });
}
