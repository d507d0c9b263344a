import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import type { RowTable } from '../../api/constants.ts';
import type { EditedRow, RowInput, RowList, RowStateChange } from '../../api/rows-api.ts';
import { type ActionResult, attempt } from '../actions.ts';
import { callApi } from '../api-client.ts';
import { BLANK_ROW } from './row-fields.ts';
import { removeStoredDraft } from './use-row-draft.ts';

/** Name of a new row; no saved row has it. */
export const NEW_ROW = '_new';

/** Request of the editor. Publishing saves typed values first. */
export type RowAction =
  | { readonly kind: 'save'; readonly row: RowInput; readonly version: string }
  | {
      readonly kind: 'state';
      /** `null` if nothing is unsaved. */
      readonly row: RowInput | null;
      readonly change: RowStateChange;
    }
  | { readonly kind: 'delete' };

/** `row-conflict` comes with the other person's version of the row. */
export type RowOutcome = ActionResult<EditedRow> & { readonly current?: EditedRow };

export function rowLoaders(table: RowTable) {
  return {
    list: ({ request }: LoaderFunctionArgs): Promise<RowList> =>
      callApi('GET /rows/:table', {
        params: { table },
        query: new URL(request.url).searchParams,
        signal: request.signal,
      }),
    row: async ({ params: { name = '' }, request }: LoaderFunctionArgs): Promise<EditedRow> =>
      name === NEW_ROW
        ? BLANK_ROW
        : await callApi('GET /rows/:table/:name', { params: { table, name }, signal: request.signal }),
    action: async ({ params: { name = '' }, request }: ActionFunctionArgs) => {
      const rowRequest = (await request.json()) as RowAction;
      if (rowRequest.kind === 'delete') {
        const outcome = await attempt('DELETE /rows/:table/:name', { params: { table, name } });
        if (outcome.kind === 'failed') return outcome;
        removeStoredDraft(table, name);
        return redirect(`/${table}`);
      }
      return await changeRow(table, name, rowRequest);
    },
  };
}

type RowChange = Exclude<RowAction, { kind: 'delete' }>;

async function changeRow(table: RowTable, name: string, rowRequest: RowChange): Promise<RowOutcome> {
  const outcome = await sendRow(table, name, rowRequest);
  if (outcome.kind === 'done' || outcome.failure.code !== 'row-conflict') return outcome;
  return { ...outcome, current: await callApi('GET /rows/:table/:name', { params: { table, name } }) };
}

async function sendRow(
  table: RowTable,
  name: string,
  rowRequest: RowChange,
): Promise<ActionResult<EditedRow>> {
  if (rowRequest.kind === 'save') return save(table, name, rowRequest.row, rowRequest.version);
  const { row, change } = rowRequest;
  const savedRow = row && (await save(table, name, row, change.version));
  if (savedRow?.kind === 'failed') return savedRow;
  const stateChange = savedRow ? { ...change, version: savedRow.result.version } : change;
  return attempt('POST /rows/:table/:name/state', {
    params: { table, name: savedRow?.result.name ?? name },
    body: stateChange,
  });
}

function save(
  table: RowTable,
  name: string,
  row: RowInput,
  version: string,
): Promise<ActionResult<EditedRow>> {
  return name === NEW_ROW
    ? attempt('POST /rows/:table', { params: { table }, body: row })
    : attempt('PATCH /rows/:table/:name', { params: { table, name }, body: { row, version } });
}
