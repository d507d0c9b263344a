import { useEffect, useState } from 'react';
import type { RowTable } from '../../api/constants.ts';
import type { EditedRow } from '../../api/rows-api.ts';
import { type Fields, getFields, listDifferences, merge } from './row-fields.ts';

/** Typed values of a row, and their base. */
interface RowDraft {
  /** The values read or saved last. */
  readonly base: Fields;
  readonly version: string;
  readonly typed: Fields;
  /** Values that another person has saved in fields that were also changed here. */
  readonly conflicts: Fields;
  /** Time of the draft found in this browser; `null` if there was none. */
  readonly foundFrom: string | null;
}

type StoredDraft = Pick<RowDraft, 'base' | 'version' | 'typed'> & { readonly at: string };

const getStorageKey = (table: RowTable, name: string) => `studioRow ${table}/${name}`;

/** Keeps typed values in this browser until saved, so that a closed tab loses nothing. */
export function useRowDraft(table: RowTable, name: string, row: EditedRow) {
  const [draft, setDraft] = useState(() => openDraft(row, readStoredDraft(table, name)));
  const isChanged = listDifferences(draft.base, draft.typed).length > 0;
  useEffect(() => {
    const { base, version, typed } = draft;
    const storedDraft: StoredDraft = { base, version, typed, at: new Date().toISOString() };
    if (isChanged) localStorage.setItem(getStorageKey(table, name), JSON.stringify(storedDraft));
    else localStorage.removeItem(getStorageKey(table, name));
  }, [draft, isChanged, table, name]);
  return {
    ...draft,
    isChanged,
    type: (fields: Fields) => setDraft((before) => ({ ...before, typed: { ...before.typed, ...fields } })),
    follow: (theirs: EditedRow) => setDraft((before) => followVersion(before, theirs)),
    /** After saving; values typed since then stay. */
    saved: (sent: Fields, savedRow: EditedRow) =>
      setDraft((before) => {
        const base = getFields(savedRow);
        const { merged } = merge(sent, before.typed, base);
        return { base, version: savedRow.version, typed: merged, conflicts: {}, foundFrom: null };
      }),
    /** Resolves a conflict. */
    decide: (field: string, value: string) =>
      setDraft((before) => {
        const { [field]: _, ...conflicts } = before.conflicts;
        return { ...before, typed: { ...before.typed, [field]: value }, conflicts };
      }),
    discard: () => setDraft((before) => ({ ...before, typed: before.base, conflicts: {}, foundFrom: null })),
  };
}

/** Moves the typed values to the new name of a row. */
export function moveStoredDraft(table: RowTable, from: string, to: string): void {
  const storedDraft = localStorage.getItem(getStorageKey(table, from));
  localStorage.removeItem(getStorageKey(table, from));
  if (storedDraft !== null) localStorage.setItem(getStorageKey(table, to), storedDraft);
}

/** Forgets the typed values of a deleted row. */
export function removeStoredDraft(table: RowTable, name: string): void {
  localStorage.removeItem(getStorageKey(table, name));
}

function readStoredDraft(table: RowTable, name: string): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(getStorageKey(table, name)) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

/** The draft of a row that was loaded. @param stored values found in this browser */
export function openDraft(row: EditedRow, stored: StoredDraft | null): RowDraft {
  const base = getFields(row);
  const draft = { base, version: row.version, typed: base, conflicts: {}, foundFrom: null };
  return stored ? followVersion({ ...draft, ...stored, foundFrom: stored.at }, row) : draft;
}

/** Merges another person's saved version into a draft. */
export function followVersion(before: RowDraft, theirs: EditedRow): RowDraft {
  const base = getFields(theirs);
  if (theirs.version === before.version) return { ...before, base };
  const { merged, conflicts } = merge(before.base, before.typed, base);
  return { ...before, base, version: theirs.version, typed: merged, conflicts };
}
