import { itemAddress, itemPage } from '../../app/site/item-address.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { isSlug } from '../../app/site/row-shapes.ts';
import { mayDo, type RowTable, rowTables } from '../api/constants.ts';
import type { EditedRow, RowInput, RowStateChange, rowsApi } from '../api/rows-api.ts';
import { createColumns, createEditedRow, createPreviewRow, type StoredRow } from '../rows/row-columns.ts';
import { rowProblems } from '../rows/row-problems.ts';
import { recordAudit } from './audit-log.ts';
import { parseSiteFiles } from './parse-site-files.ts';
import { findPagePicture, isDescribed } from './pictures-table.ts';
import { Refusal } from './refusal.ts';
import { type Call, type Handlers, RouteReply } from './route.ts';
import { keepPreview } from './row-previews.ts';
import { deleteRow, insertRow, listRows, readRow, updateRow } from './rows-table.ts';

/** News and projects. Every statement runs with the user's own token, so the database checks permissions as well. */
export const rowsRoutes: Handlers<typeof rowsApi> = {
  async 'GET /rows/:table'(call) {
    const { state, q: words, page } = call.query;
    const { languages, defaultLanguage } = getPublishedSite(call);
    const codes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage.code);
    const listing = { state, words, page, translationLanguages: codes };
    return await listRows(await call.database(), parseTable(call), listing, call.studio.now());
  },
  async 'POST /rows/:table'(call) {
    const table = parseTable(call);
    refuseProblems(call, call.body, false);
    await refuseTakenName(call, call.body.name);
    await refuseUndescribed(call, call.body.picture);
    const row = await insertRow(await call.database(), table, createStoredColumns(call, call.body, {}));
    return new RouteReply({ status: 201, body: toEditedRow(call, row) });
  },
  'GET /rows/:table/:name': async (call) => toEditedRow(call, await findRow(call)),
  async 'PATCH /rows/:table/:name'(call) {
    const { row: input, version: base } = call.body;
    const table = parseTable(call);
    const storedRow = await findRow(call);
    const { state, name } = toEditedRow(call, storedRow);
    refuseOtherVersion(storedRow, base);
    if (state !== 'draft' && !mayDo(call.person.role, 'publisher')) throw new Refusal(403, 'not-allowed');
    refuseProblems(call, input, state !== 'draft');
    if (input.name !== name) {
      if (state === 'live' || state === 'hidden') throw new Refusal(409, 'name-fixed');
      await refuseTakenName(call, input.name);
    }
    if (input.picture !== storedRow.picture) await refuseUndescribed(call, input.picture);
    const columns = createStoredColumns(call, input, storedRow.translations);
    return toEditedRow(
      call,
      refuseConflict(await updateRow(await call.database(), table, storedRow, columns)),
    );
  },
  async 'DELETE /rows/:table/:name'(call) {
    const table = parseTable(call);
    const storedRow = await findRow(call);
    const { state, name } = toEditedRow(call, storedRow);
    if (state !== 'draft') throw new Refusal(409, 'row-state');
    await recordAudit(call, { action: `${table}.delete`, subject: name });
    if (!(await deleteRow(await call.database(), table, storedRow))) throw new Refusal(409, 'row-conflict');
  },
  async 'POST /rows/:table/:name/state'(call) {
    const table = parseTable(call);
    const storedRow = await findRow(call);
    const row = toEditedRow(call, storedRow);
    refuseOtherVersion(storedRow, call.body.version);
    const columns = getStateColumns(row, call.body, call.studio.now());
    if (!columns.hidden && columns.published_at !== null) {
      refuseProblems(call, row, true);
      await refuseUndescribed(call, row.picture);
    }
    await recordAudit(call, { action: `${table}.${call.body.kind}`, subject: row.name });
    return toEditedRow(
      call,
      refuseConflict(await updateRow(await call.database(), table, storedRow, columns)),
    );
  },
  'GET /row-names/:table/:name': async (call) => ({ isFree: await isFreeName(call, call.params.name) }),
  async 'POST /row-previews/:table'(call) {
    const table = parseTable(call);
    const site = getPublishedSite(call);
    const page = itemPage(site, table);
    const { picture } = call.body;
    const pictures = picture === '' ? null : await findPagePicture(await call.database(), picture);
    // A row without a name has a preview, too.
    const name = isSlug(call.body.name) ? call.body.name : 'forskodun';
    const original = site.defaultLanguage.code;
    const preview = createPreviewRow(table, { ...call.body, name }, pictures, original, call.studio.now());
    return page ? { id: keepPreview(preview), path: itemAddress(page, name) } : null;
  },
};

type AnyCall = Pick<Call<'/:table'>, 'studio' | 'database' | 'params'>;

/** Publishing a scheduled or live row changes its time. A live row can be hidden, but never becomes a draft again. */
function getStateColumns({ state, publishedAt }: EditedRow, change: RowStateChange, now: Date) {
  const allowedStates = {
    publish: ['draft', 'scheduled', 'live'],
    unpublish: ['scheduled'],
    hide: ['live'],
    show: ['hidden'],
  };
  if (!allowedStates[change.kind].includes(state)) throw new Refusal(409, 'row-state');
  switch (change.kind) {
    case 'publish':
      // The row gets another date and stays live.
      if (state === 'live' && !(change.at && new Date(change.at) <= now)) throw new Refusal(409, 'row-date');
      return { published_at: change.at ?? now.toISOString(), hidden: false };
    case 'unpublish':
      return { published_at: null, hidden: false };
    case 'hide':
    case 'show':
      return { published_at: publishedAt, hidden: change.kind === 'hide' };
  }
}

function parseTable({ params }: AnyCall): RowTable {
  const table = rowTables.find((each) => each === params.table);
  if (table === undefined) throw new Refusal(404, 'no-address');
  return table;
}

async function findRow(call: AnyCall & Pick<Call<'/:table/:name'>, 'params'>): Promise<StoredRow> {
  const { name } = call.params;
  const row = isSlug(name) ? await readRow(await call.database(), parseTable(call), name) : null;
  if (!row) throw new Refusal(404, 'no-row');
  return row;
}

function refuseOtherVersion({ changed_at }: StoredRow, base: string): void {
  if (changed_at !== base) throw new Refusal(409, 'row-conflict');
}

/** The row existed a moment ago and could be changed, so another user was faster. */
function refuseConflict(row: StoredRow | null): StoredRow {
  if (!row) throw new Refusal(409, 'row-conflict');
  return row;
}

function refuseProblems(call: AnyCall, row: RowInput, isPublic: boolean): void {
  const original = getPublishedSite(call).defaultLanguage.code;
  if (rowProblems(parseTable(call), row, { original, isPublic }).length > 0)
    throw new Refusal(422, 'row-incomplete');
}

/** Requires the picture's text for people who cannot see it, in each language. @param picture empty for none */
async function refuseUndescribed(call: AnyCall, picture: string): Promise<void> {
  const pagePicture = picture === '' ? null : await findPagePicture(await call.database(), picture);
  const languages = getPublishedSite(call).languages.map(({ code }) => code);
  if (pagePicture && !isDescribed(pagePicture.alt, languages)) throw new Refusal(422, 'picture-undescribed');
}

async function refuseTakenName(call: AnyCall, name: string): Promise<void> {
  if (!(await isFreeName(call, name))) throw new Refusal(409, 'name-taken');
}

/** The site's own pages take precedence over rows with the same name. */
async function isFreeName(call: AnyCall, name: string): Promise<boolean> {
  const site = getPublishedSite(call);
  const page = itemPage(site, parseTable(call));
  if (!isSlug(name) || (page && Object.hasOwn(site.pageByPath, itemAddress(page, name)))) return false;
  return (await readRow(await call.database(), parseTable(call), name)) === null;
}

function toEditedRow(call: AnyCall, row: StoredRow): EditedRow {
  const original = getPublishedSite(call).defaultLanguage.code;
  return createEditedRow(parseTable(call), row, original, call.studio.now());
}

function createStoredColumns(call: AnyCall, row: RowInput, before: StoredRow['translations']) {
  const { defaultLanguage, languages } = getPublishedSite(call);
  const codes = languages.map(({ code }) => code);
  return createColumns(parseTable(call), row, { original: defaultLanguage.code, languages: codes, before });
}

/** The published site. @throws Refusal if it cannot be read */
function getPublishedSite({ studio }: Pick<Call, 'studio'>): ResolvedSite {
  const site = parseSiteFiles(studio.content());
  if (!site) throw new Refusal(422, 'nothing-to-show');
  return site;
}
