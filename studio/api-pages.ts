import type { Json, ProblemView, TextField, ValueField, ValuePath } from './api.ts';

/** Something new, in the order of its making: POST /additions/view says what it needs, POST /additions makes it. */
export type Addition = NewItem | NewSection | NewPage;

/** An item of any list: a card, an entry of a menu, a redirect, a field of a form. */
export interface NewItem {
  readonly kind: 'item';
  readonly list: ValuePath;
  readonly item: Json;
  readonly after: string | number | null;
}

/** A section as the gallery shows it. */
export interface NewSection {
  readonly kind: 'section';
  /** The page, `['pages', 'home']` or `['notFound']`. */
  readonly page: ValuePath;
  /** A name of the gallery. */
  readonly entry: string;
  /** The section that it comes behind. */
  readonly after: string | null;
}

/** A page from a pattern, or like another page with its texts. */
export interface NewPage {
  readonly kind: 'page';
  readonly like: { readonly pattern: string } | { readonly page: string };
  readonly id: string;
  readonly path: string;
  /** The menu of the header that gets an entry; null for none. */
  readonly menu: string | null;
  /** The list of cards that gets one, `['pages', 'services', 'sections', 'all', 'cards']`; null for none. */
  readonly cards: ValuePath | null;
  /** Of the entry and the card. */
  readonly icon: string;
}

/** By key and language; what is not there waits. */
export type NewTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** POST /additions */
export interface AdditionRequest {
  readonly addition: Addition;
  readonly texts: NewTexts;
}

/** What something new needs. */
export interface AdditionView {
  /** What an item can be besides, each as it begins; none where there is one kind only. */
  readonly kinds: readonly { readonly label: string; readonly item: Json }[];
  /** The values of an item. */
  readonly fields: readonly ValueField[];
  readonly groups: readonly NewTextGroup[];
  /** Why it cannot be made as it is. */
  readonly problems: readonly ProblemView[];
}

/** The texts of a part of something new. */
export interface NewTextGroup {
  readonly label: string;
  readonly texts: readonly NewText[];
}

export interface NewText extends TextField {
  /** Whether pages can do without it. */
  readonly isOptional: boolean;
}

/** GET /patterns: what a new page can be made from. */
export interface NewPageChoices {
  readonly patterns: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  readonly menus: readonly { readonly id: string; readonly label: string; readonly to: string }[];
  readonly cardLists: readonly { readonly path: ValuePath; readonly label: string; readonly page: string }[];
  readonly icons: readonly string[];
}

/** GET /gallery?page= : the sections that can be added to a page. */
export interface GalleryEntry {
  readonly name: string;
  readonly label: string;
  /** The section that the preview of the gallery shows it in. */
  readonly section: string;
}

export type Removal = 'remove' | 'hide' | 'show';

/** POST /removals/view: what leads to a page or section that is to go. */
export interface RemovalView {
  readonly title: string;
  readonly leads: readonly Lead[];
  /** The page that visitors are best led to instead; null for a section. */
  readonly nearest: string | null;
  /** Whether visitors may know the address, so that it needs to lead on. */
  readonly needsRedirect: boolean;
}

/** A place that leads to it. */
export interface Lead {
  readonly id: string;
  /** Where: `Navigation › Services`. */
  readonly place: string;
  readonly what: string;
  readonly options: readonly Decision[];
  readonly proposal: Decision;
}

export type Decision = 'remove' | 'change';

/** POST /removals */
export interface RemovalRequest {
  readonly path: ValuePath;
  readonly how: Removal;
  /** By lead; the proposal where it is left out. */
  readonly decisions: Readonly<Record<string, Decision>>;
  /** The page that takes its place; null for none. */
  readonly to: string | null;
}

/** POST /moves: another address for a page, and for those below it. */
export interface MoveAddressRequest {
  readonly from: string;
  readonly to: string;
}
