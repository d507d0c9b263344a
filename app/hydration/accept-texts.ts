import type { TrustedTypesScope } from './trusted-types.ts';

const { trustedTypes } = globalThis as TrustedTypesScope;

/** What React makes script elements of, those of data as well. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Lets React set what is not marked as the project's own where no element comes of it: texts, such as the structured
 * data of a page.
 */
export function acceptTexts(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
  });
}
