import type { Conflict, Edit, Files, Person } from '../api.ts';
import type { Checks } from './checks.ts';
import type { DraftStore } from './draft-store.ts';
import type { SignIn } from './sign-in.ts';

/** The result of applying edits to the content. */
export interface Applied {
  readonly files: Files;
  /** The edits that do not fit the files, and are left out. */
  readonly conflicts: readonly Conflict[];
}

/** The functions of `studio/edits` that a draft needs. */
export interface EditEngine {
  readonly applyEdits: (files: Files, edits: readonly Edit[]) => Applied;
  /** Adds an edit to a list; two of one value become one, or none. */
  readonly addEdit: (edits: readonly Edit[], edit: Edit) => readonly Edit[];
}

/** Pages of drafts, as `studio/preview` renders them. */
export interface Preview {
  readonly page: (request: PreviewRequest) => Promise<PreviewPage>;
  /** A file that such a page names: below `/studio/preview/`, or of the site; null for others. */
  readonly file: (
    address: string,
  ) => Promise<{ readonly type: string; readonly body: string | Buffer } | null>;
}

export interface PreviewRequest {
  /** Names the draft, of which the last page without errors is kept. */
  readonly draft: string;
  /** The content with the draft's edits; the same object until something changes. */
  readonly files: Files;
  /** The content without them. */
  readonly published: Files;
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
  /** The published content; read anew at each call, and the same object until something changes. */
  readonly content: () => Files;
  readonly drafts: DraftStore;
  readonly engine: EditEngine;
  readonly checks: Checks;
  /** Null until there is one. */
  readonly preview: Preview | null;
  readonly now: () => Date;
}
