import { useEffect, useState } from 'react';
import type { RowTable } from '../../api/constants.ts';
import type { EditedRow } from '../../api/rows-api.ts';
import { differing, type Fields, getFields, merge } from './row-fields.ts';

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

type KeptDraft = Pick<RowDraft, 'base' | 'version' | 'typed'> & { readonly at: string };

const keyOf = (table: RowTable, name: string) => `studioRow ${table}/${name}`;

/** Keeps typed values in this browser until saved, so that a closed tab loses nothing. */
export function useRowDraft(table: RowTable, name: string, row: EditedRow) {
  const [draft, setDraft] = useState(() => opened(row, keptDraft(table, name)));
  const isChanged = differing(draft.base, draft.typed).length > 0;
  useEffect(() => {
    const { base, version, typed } = draft;
    const kept: KeptDraft = { base, version, typed, at: new Date().toISOString() };
    if (isChanged) localStorage.setItem(keyOf(table, name), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(table, name));
  }, [draft, isChanged, table, name]);
  return {
    ...draft,
    isChanged,
    type: (fields: Fields) => setDraft((before) => ({ ...before, typed: { ...before.typed, ...fields } })),
    /** Merges another person's saved version. */
    follow: (theirs: EditedRow) => setDraft((before) => followed(before, theirs)),
    /** After saving; values typed since then stay. */
    saved: (sent: Fields, now: EditedRow) =>
      setDraft((before) => {
        const base = getFields(now);
        const { merged } = merge(sent, before.typed, base);
        return { base, version: now.version, typed: merged, conflicts: {}, foundFrom: null };
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
  const kept = localStorage.getItem(keyOf(table, from));
  localStorage.removeItem(keyOf(table, from));
  if (kept !== null) localStorage.setItem(keyOf(table, to), kept);
}

/** Forgets the typed values of a deleted row. */
export function removeStoredDraft(table: RowTable, name: string): void {
  localStorage.removeItem(keyOf(table, name));
}

function keptDraft(table: RowTable, name: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, name)) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}

function opened(row: EditedRow, kept: KeptDraft | null): RowDraft {
  const base = getFields(row);
  const read = { base, version: row.version, typed: base, conflicts: {}, foundFrom: null };
  return kept ? followed({ ...read, ...kept, foundFrom: kept.at }, row) : read;
}

function followed(before: RowDraft, theirs: EditedRow): RowDraft {
  const base = getFields(theirs);
  if (theirs.version === before.version) return { ...before, base };
  const { merged, conflicts } = merge(before.base, before.typed, base);
  return { ...before, base, version: theirs.version, typed: merged, conflicts };
}
