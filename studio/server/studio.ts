import type { CheckLanguage } from '../../scripts/check/problems/wording-type.ts';
import type { Conflict, Edit, Files, ImpactView, Person } from '../api.ts';
import type { DraftStore } from './draft-store.ts';
import type { SignIn } from './sign-in.ts';

/** The result of applying edits to the content. */
export interface Applied {
  readonly files: Files;
  /** The edits that do not fit the files, and are left out. */
  readonly conflicts: readonly Conflict[];
}

/** The edit engine, as `studio/edits` has it. */
export type ApplyEdits = (files: Files, edits: readonly Edit[]) => Applied;

/** What visitors see differently in another state of the content. */
export type ImpactOf = (before: Files, after: Files, language: CheckLanguage) => readonly ImpactView[];

/** Renders an address of the draft. */
export type Preview = (request: PreviewRequest) => Promise<PreviewPage> | PreviewPage;

export interface PreviewRequest {
  /** The content with the draft's edits. */
  readonly files: Files;
  /** Of the draft. */
  readonly version: number;
  readonly language: string;
  /** Decoded and without `..`: `/verdskra`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface PreviewPage {
  readonly status: number;
  /** With its own Content-Security-Policy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The parts that requests are answered with. */
export interface Studio {
  /** Null on the editor's own machine. */
  readonly signIn: SignIn | null;
  /** Who works on the editor's own machine; null where people sign in. */
  readonly localPerson: Person | null;
  /** The published content; read anew at each call. */
  readonly content: () => Files;
  readonly drafts: DraftStore;
  readonly applyEdits: ApplyEdits;
  readonly impactOf: ImpactOf;
  /** Null until there is one. */
  readonly preview: Preview | null;
  readonly now: () => Date;
}
