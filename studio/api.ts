import type { Conflict, Edit, Files, Json } from '../edits/edit.ts';
import type { ValuePath } from '../schema/value-path.ts';

export type { Conflict, Edit, Files, Json, ValuePath };

/**
 * What the browser and the server of the Studio say to each other: JSON under `/studio/api`. A failure has a status of 4xx or 5xx and
 * `ApiFailure` as its body. Requests that change something carry the header `X-Studio: 1`, which other origins cannot send.
 */

/** writer: drafts. publisher: also publishes and takes back. admin: also people. */
export const roles = ['writer', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** GET /session */
export interface Session {
  /** Null where nobody is signed in. */
  readonly person: Person | null;
  /** On the editor's own machine, without sign-in. */
  readonly local: boolean;
  /** Whether a code to sign in with can be mailed. */
  readonly hasCodes: boolean;
}

/** GET /people, for admins; POST /people invites or sends a new link; PATCH and DELETE /people/ADDRESS. */
export interface PersonEntry extends Person {
  readonly invitedBy: string | null;
  readonly lastSignIn: string | null;
  /** Whether the person has set a password. */
  readonly hasAccepted: boolean;
}

/** The answer to POST /people. */
export interface InvitationLink {
  readonly link: string;
  readonly isMailed: boolean;
}

export interface ApiFailure {
  /** A key under `failures` in `locales/studio`. */
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** With `conflict`: what a change was based on is no longer so. */
  readonly conflicts?: readonly Conflict[];
}

/**
 * Where something visible comes from:
 * `text:services:api.hero.title`, `value:packages/hosting/packages/basic/price` (a path in site.yaml, parts encoded by
 * encodeURIComponent), `document:terms#3` (the third block of a document), `row:news/some-slug`.
 */
export type Source = string;

/** GET /outline: what there is to edit. */
export interface Outline {
  /** A text that waits for its translation is shown in the default language. */
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly isDefault: boolean;
  }[];
  readonly pages: readonly OutlinePage[];
  /** Parts that are on no page of their own: prices, packages, company, navigation, forms, redirects, notices. */
  readonly parts: readonly { readonly path: ValuePath; readonly label: string }[];
}

export interface OutlinePage {
  readonly id: string;
  readonly path: string;
  /** By language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly sections: readonly { readonly id: string; readonly kind: string; readonly title: string }[];
}

/** GET /search?q=&language= : visible sentences and amounts that contain the words. */
export interface SearchResult {
  readonly source: Source;
  readonly language: string;
  /** As visitors read it. */
  readonly text: string;
  /** The address of the first page that shows it; null where none does. */
  readonly page: string | null;
  readonly place: string;
}

/** GET /fields?source= : a thing and its fields. It waits for the checks; with `quick=1` it comes at once and without problems. */
export interface Panel {
  /** From the page down to the thing. */
  readonly trail: readonly { readonly label: string; readonly source: Source }[];
  readonly title: string;
  readonly fields: readonly Field[];
  /** The list that the thing is an item of, or is itself; null where it is neither. */
  readonly item: PanelItem | null;
  /** The address of a page that shows it; null where none is known to. */
  readonly page: string | null;
}

export interface PanelItem {
  readonly list: ValuePath;
  /** Null for the list as a whole, to which items can be added. */
  readonly id: string | number | null;
  /** All items of the list, in their order. */
  readonly items: readonly { readonly id: string | number; readonly label: string }[];
  /** As the file has it; taking it back out of the list needs it. */
  readonly value: Json;
  /** What a new one starts with, from the schema's example; null where the schema has none. */
  readonly blank: Json;
  /** The key of `blank` that the name of a new one goes under; empty: the item is its name; null: it needs none. */
  readonly nameKey: string | null;
  /** Whether visitors see the name itself, so that it is no id. */
  readonly isShown: boolean;
}

interface FieldBase {
  readonly label: string;
  /** The schema's description, in the editor's language. */
  readonly help: string;
  /** What the checks say about it. */
  readonly problems: readonly ProblemView[];
  /** Whether this is what was clicked. */
  readonly isTarget: boolean;
}

/** A value of site.yaml. */
export interface ValueField extends FieldBase {
  readonly kind: 'value';
  readonly path: ValuePath;
  readonly value: Json | undefined;
  readonly optional: boolean;
  readonly control:
    | { readonly type: 'text' | 'multiline' | 'boolean' | 'date' | 'time' | 'page' | 'json' }
    | {
        readonly type: 'choice';
        readonly options: readonly { readonly value: Json; readonly label: string }[];
        /** Where it changes how a section of a page looks: the option that is shown now, written or usual. */
        readonly shown?: Json;
      }
    /** `decimals` is the most that the value can have; left out, any number of them. */
    | { readonly type: 'number'; readonly decimals?: number }
    | { readonly type: 'icon'; readonly names: readonly string[] }
    /** `file` names the files of the picture that is shown. */
    | { readonly type: 'picture'; readonly file: string | null }
    /** A word mark; `proposed` is the name of a new one. */
    | { readonly type: 'mark'; readonly svg: string | null; readonly proposed: string }
    /** A client by name alone; with more fields it is `whole`. */
    | { readonly type: 'client'; readonly whole: Json }
    | { readonly type: 'amounts'; readonly currencies: readonly string[]; readonly note: string }
    | { readonly type: 'quantity'; readonly units: readonly string[] }
    | {
        readonly type: 'list';
        readonly items: readonly {
          readonly id: string | number;
          readonly label: string;
          readonly source: Source;
        }[];
      }
    | { readonly type: 'group'; readonly source: Source };
}

/** A text in all languages. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly key: string;
  /** As written, with facts as `{{price.hourly}}`; null where a language has none. */
  readonly texts: Readonly<Record<string, string | null>>;
  /** What each fact in the texts reads as, by language: `{ 'price.hourly': { is: '14.900 kr.' } }`. */
  readonly facts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Languages that wait for a translation. */
  readonly awaiting: readonly string[];
}

/** A block of a document, as Markdown. */
export interface ParagraphField extends FieldBase {
  readonly kind: 'paragraph';
  readonly document: string;
  /** Its place among the blocks of the document. */
  readonly block: number;
  readonly texts: Readonly<Record<string, string | null>>;
  /** Of each language which of equal paragraphs it is, from 0. */
  readonly indexes: Readonly<Record<string, number>>;
}

export type Field = ValueField | TextField | ParagraphField;

export interface ProblemView {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string | null;
  /** Where to correct it; null where it belongs to no visible thing. */
  readonly source: Source | null;
  /** `site.yaml:212` */
  readonly place: string;
}

/**
 * GET /draft waits for the checks, which takes a second after a change. GET /draft?quick=1, and the answer to each change,
 * come at once and without them.
 */
export interface Draft {
  /** Grows with each change; the preview's address contains it. */
  readonly version: number;
  readonly changes: readonly DraftChange[];
  readonly conflicts: readonly DraftConflict[];
  readonly problems: readonly ProblemView[];
  /** Texts that languages still need because of the draft, and those that wait from before. */
  readonly awaiting: readonly Awaiting[];
  readonly mayPublish: boolean;
  /** Whether problems, impact and `mayPublish` are there. */
  readonly isChecked: boolean;
  /** Publications of all that are live and not at the remote; the problem is null while they are being sent. */
  readonly unsent: { readonly count: number; readonly problem: SendProblem | null };
}

export interface DraftChange {
  readonly id: string;
  readonly at: string;
  /** Who made it, where it was taken over from somebody else. */
  readonly by?: string | undefined;
  readonly edits: readonly Edit[];
  /** What it changes for visitors. */
  readonly impact: readonly ImpactView[];
  /** What its edits are of, once the draft is checked: `Consulting › Heading (English): looked at`. */
  readonly names: readonly string[];
}

/** GET /drafts, for publishers: what others have drafted; POST /drafts/ADDRESS/take moves it into one's own draft. */
export interface WaitingDraft {
  readonly email: string;
  /** How many changes. */
  readonly changes: number;
  /** When it was changed last. */
  readonly at: string;
}

/** One thing that a change does for visitors, in words. */
export interface ImpactView {
  readonly name: string;
  readonly label: string;
  readonly values: readonly {
    readonly languages: readonly string[];
    readonly before: string | null;
    readonly after: string | null;
  }[];
  /** Addresses, and whether it is on every page. */
  readonly pages: readonly string[];
  readonly everyPage: boolean;
}

export interface DraftConflict {
  readonly change: string;
  readonly conflict: Conflict;
}

export interface Awaiting {
  readonly key: string;
  readonly languages: readonly string[];
  /** `2026-11-27` */
  readonly since: string;
  readonly text: string;
}

/** POST /publications publishes the draft; POST /publications/ID/undo takes one back; GET /publications lists the newest first. */
export interface Publication {
  /** The commit. */
  readonly id: string;
  readonly at: string;
  readonly person: string;
  /** In words, one line a change. */
  readonly lines: readonly string[];
  /** The publication that took this one back. */
  readonly undoneBy: string | null;
  /** The publication that this one takes back. */
  readonly undoes: string | null;
  /** Where it was sent: nowhere, to the remote, or as a pull request. */
  readonly sent: Sent;
}

/** `unsent`: it is live here, and not yet at the remote; `Draft.unsent` has the reason. */
export type Sent =
  | { readonly kind: 'none' | 'pushed' | 'unsent' }
  | { readonly kind: 'pull-request'; readonly address: string };

/** Why publications are not at the remote: it cannot be reached, refuses them, or has changes that a developer must merge. */
export type SendProblem = 'away' | 'refused' | 'conflict';

/** GET /calendar: what begins and ends when. */
export interface CalendarEntry {
  readonly day: string;
  readonly kind: 'begins' | 'ends';
  readonly label: string;
  readonly source: Source;
}

/** POST /marks with `{ svg }`: the word mark without all that is no shape. */
export interface CleanMark {
  readonly svg: string;
}
