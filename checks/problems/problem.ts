import type { ValuePath } from '../../schema/value-path.ts';
import type { Wording } from './wording-type.ts';

/** Every kind of mistake that the checks report. A new one needs a text under `codes` in `locales/checks` and tests. */
export const PROBLEM_CODES = [
  'file-too-large',
  'not-text',
  'too-deep',
  'yaml-syntax',
  'yaml-alias',
  'duplicate-key',
  'reserved-key',
  'empty-value',
  'wrong-type',
  'unknown-key',
  'missing-key',
  'unknown-value',
  'out-of-range',
  'bad-format',
  'thousands-dot',
  'unknown-path',
  'unknown-reference',
  'unknown-icon',
  'duplicate-id',
  'duplicate-path',
  'duplicate-value',
  'missing-currency',
  'wrong-place',
  'wrong-page',
  'wrong-form',
  'redirect-conflict',
  'derived-loop',
  'lifetime-order',
  'lifetime-ends',
  'lifetime-over',
  'wrong-offer',
  'missing-text',
  'unused-text',
  'unknown-fact',
  'lapsing-fact',
  'typed-amount',
  'text-mismatch',
  'missing-file',
  'json-syntax',
  'text-shape',
  'unknown-fragment',
  'link-form',
  'wrong-language-link',
  'external-link',
  'unlinked-page',
  'redirect-chain',
  'redirect-loop',
  'removed-path',
  'renamed-id',
  'renamed-text',
  'placeholder-text',
  'untranslated-text',
  'garbled-text',
  'markup-mismatch',
  'wrong-mark',
  'stray-file',
  'heading-order',
  'same-link-text',
  'missing-alternative',
  'title-length',
  'description-length',
  'same-title',
  'house-style',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Errors with which a site can be shown but not published: an editor fixes one language after the other. */
export const SHOWABLE_CODES: ReadonlySet<ProblemCode> = new Set([
  'typed-amount',
  'text-mismatch',
  'unknown-path',
  'unknown-fragment',
  'link-form',
  'wrong-language-link',
  'external-link',
  'removed-path',
  'placeholder-text',
  'untranslated-text',
  'garbled-text',
  'markup-mismatch',
  'heading-order',
  'same-link-text',
  'missing-alternative',
  'same-title',
]);

/** Position in the file. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count them. */
  readonly column: number;
  /** Number of marked characters; at least 1. */
  readonly length: number;
}

/** A mistake in the content, as data; reporters only print it. */
export interface Problem extends Position {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly path: ValuePath;
  readonly wording: Wording;
  /** The wrong name, if many problems may have it in common. */
  readonly about?: string;
}
