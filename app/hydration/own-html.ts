import type { TrustedTypesScope } from './trusted-types.ts';

const { trustedTypes } = globalThis as TrustedTypesScope;

const policy = trustedTypes?.createPolicy('own', { createHTML: (html) => html });

/**
 * Marks HTML as made by this project, so that browsers take it. Never anything that a visitor or a row of the database
 * says.
 * @returns another object each time: keep it, for React sets the content anew when it changes
 */
export function ownHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
