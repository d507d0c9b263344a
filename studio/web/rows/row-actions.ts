import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import type { EditedRow, RowList, RowStateChange, RowTable, WrittenRow } from '../../api-rows.ts';
import { type Outcome, outcomeOf } from '../actions.ts';
import { ask, send } from '../api-client.ts';
import { blankRow } from './row-fields.ts';
import { dropKeptDraft } from './use-row-draft.ts';

/** Of a row that is not written yet; no row has this name. */
export const NEW_ROW = '_new';

/** What the editor sends. Publishing saves what is typed first. */
export type RowRequest =
  | { readonly kind: 'save'; readonly row: WrittenRow; readonly version: string }
  | {
      readonly kind: 'state';
      /** Null where nothing is typed that is not saved. */
      readonly row: WrittenRow | null;
      readonly change: RowStateChange;
    }
  | { readonly kind: 'delete' };

/** With `row-conflict` comes what somebody else has made of the row. */
export type RowOutcome = Outcome<EditedRow> & { readonly current?: EditedRow };

export function rowLoaders(table: RowTable) {
  return {
    list: ({ request }: LoaderFunctionArgs): Promise<RowList> =>
      ask(`/rows/${table}${new URL(request.url).search}`, request.signal),
    row: async ({ params: { name = '' }, request }: LoaderFunctionArgs): Promise<EditedRow> =>
      name === NEW_ROW ? blankRow : await ask(addressOf(table, name), request.signal),
    action: async ({ params: { name = '' }, request }: ActionFunctionArgs) => {
      const wanted = (await request.json()) as RowRequest;
      if (wanted.kind === 'delete') {
        const outcome = await outcomeOf(() => send('DELETE', addressOf(table, name)));
        if (outcome.kind === 'failed') return outcome;
        dropKeptDraft(table, name);
        return redirect(`/${table}`);
      }
      return await changeRow(table, name, wanted);
    },
  };
}

async function changeRow(
  table: RowTable,
  name: string,
  wanted: Exclude<RowRequest, { kind: 'delete' }>,
): Promise<RowOutcome> {
  const outcome = await outcomeOf(async () => {
    if (wanted.kind === 'save') return await save(table, name, wanted.row, wanted.version);
    const { row, change } = wanted;
    const saved = row && (await save(table, name, row, change.version));
    const own = saved ? { ...change, version: saved.version } : change;
    return await send<EditedRow>('POST', `${addressOf(table, saved?.name ?? name)}/state`, own);
  });
  if (outcome.kind === 'done' || outcome.failure.code !== 'row-conflict') return outcome;
  const current = await outcomeOf(() => ask<EditedRow>(addressOf(table, name)));
  return current.kind === 'done' ? { ...outcome, current: current.result } : current;
}

function save(table: RowTable, name: string, row: WrittenRow, version: string): Promise<EditedRow> {
  return name === NEW_ROW
    ? send('POST', `/rows/${table}`, row)
    : send('PATCH', addressOf(table, name), { row, version });
}

function addressOf(table: RowTable, name: string): string {
  return `/rows/${table}/${encodeURIComponent(name)}`;
}
