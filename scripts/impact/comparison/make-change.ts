import type { Change, Seen } from '../change.ts';

/** What a change always has; the rest is empty unless given. */
type Given = Pick<Change, 'kind' | 'subject' | 'name'> & Partial<Omit<Change, keyof Seen>>;

/** A change of something, and where it is seen. */
export function makeChange(given: Given, seen: Seen): Change {
  return {
    label: '',
    values: [],
    note: null,
    from: null,
    until: null,
    elsewhere: [],
    pages: seen.pages,
    everyPage: seen.everyPage,
    languages: seen.languages,
    also: seen.also,
    ...given,
  };
}
