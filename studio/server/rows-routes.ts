import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { itemAddress, itemPage } from '../../app/site/item-address.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { isSlug } from '../../app/site/row-shapes.ts';
import { worldNames } from '../../app/ui/work/colour-worlds.ts';
import { screenNames } from '../../app/ui/work/screens.ts';
import {
  type EditedRow,
  type NameAnswer,
  type RowPreview,
  type RowStateChange,
  type RowTable,
  rowStates,
  rowTables,
  type WrittenRow,
} from '../api-rows.ts';
import { columnsOf, editedRow, type StoredRow, shownRow } from '../rows/row-columns.ts';
import { isWritten, rowProblems } from '../rows/row-problems.ts';
import { recordAudit } from './audit.ts';
import { isDescribed, shownPicture } from './pictures.ts';
import { mayDo } from './roles.ts';
import { type Call, Refusal, type Route, route } from './route.ts';
import { keepPreview } from './row-previews.ts';
import { deleteRow, insertRow, listRows, readRow, updateRow } from './rows.ts';
import { siteOf } from './site-of.ts';

/** Postgres has no text with it. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((given) => given.isWellFormed() && !given.includes('\0'));
const rowText = z.strictObject({
  title: text(300),
  lead: text(1_000),
  content: text(100_000),
  category: text(80),
  tags: z.array(text(100)).max(100),
});
const writtenRow = z.strictObject({
  name: text(120),
  link: text(2_000),
  picture: z.string().regex(/^(?:[0-9a-f]{20})?$/),
  screen: z.enum(['', ...screenNames]),
  colour: z.enum(['', ...worldNames]),
  texts: z
    .record(z.string().regex(/^[a-z]{2,3}$/), rowText)
    // A language in which nothing is written is none.
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, own]) => isWritten(own)))),
});
const version = z.string().min(1).max(60);
const stateChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('publish'), at: z.iso.datetime().nullable(), version }),
  z.strictObject({ kind: z.enum(['unpublish', 'hide', 'show']), version }),
]);

/** News and projects. Every statement runs with the person's own token, so that the database decides as well. */
export const rowsRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/rows/:table',
    role: 'writer',
    async answer(call) {
      const { query, studio } = call;
      const translated = translatedOf(contentSite(call));
      const state = rowStates.find((known) => known === query.get('state')) ?? null;
      const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1));
      const words = query.get('q') ?? '';
      const client = await clientOf(call);
      return {
        body: await listRows(client, tableOf(call), { state, words, page, translated }, studio.now()),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/rows/:table',
    role: 'writer',
    body: writtenRow,
    async answer(call) {
      const { table, client } = await workOn(call);
      refuseProblems(call, call.body, false);
      await refuseTakenName(call, client, call.body.name);
      await refuseUndescribed(call, client, call.body.picture);
      const row = await insertRow(client, table, { ...columnsToStore(call, call.body, {}) });
      return { status: 201, body: edited(call, row) };
    },
  }),
  route({
    method: 'GET',
    path: '/rows/:table/:name',
    role: 'writer',
    async answer(call) {
      const { client } = await workOn(call);
      return { body: edited(call, await storedRow(call, client)) };
    },
  }),
  route({
    method: 'PATCH',
    path: '/rows/:table/:name',
    role: 'writer',
    body: z.strictObject({ row: writtenRow, version }),
    async answer(call) {
      const { row: written, version: base } = call.body;
      const { table, client } = await workOn(call);
      const stored = await storedRow(call, client);
      const { state, name } = edited(call, stored);
      refuseOtherVersion(stored, base);
      if (state !== 'draft' && !mayDo(call.person.role, 'publisher')) throw new Refusal(403, 'not-allowed');
      refuseProblems(call, written, state !== 'draft');
      if (written.name !== name) {
        if (state === 'live' || state === 'hidden') throw new Refusal(409, 'name-fixed');
        await refuseTakenName(call, client, written.name);
      }
      if (written.picture !== stored.picture) await refuseUndescribed(call, client, written.picture);
      const columns = columnsToStore(call, written, stored.translations);
      return { body: edited(call, ifChanged(await updateRow(client, table, stored, columns))) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/rows/:table/:name',
    role: 'writer',
    async answer(call) {
      const { table, client } = await workOn(call);
      const stored = await storedRow(call, client);
      const { state, name } = edited(call, stored);
      if (state !== 'draft') throw new Refusal(409, 'row-state');
      await recordAudit(client, call.person, { action: `${table}.delete`, subject: name });
      if (!(await deleteRow(client, table, stored))) throw new Refusal(409, 'row-conflict');
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/rows/:table/:name/state',
    role: 'publisher',
    body: stateChange,
    async answer(call) {
      const { table, client } = await workOn(call);
      const stored = await storedRow(call, client);
      const row = edited(call, stored);
      refuseOtherVersion(stored, call.body.version);
      const columns = columnsOfState(row, call.body, call.studio.now());
      if (!columns.hidden && columns.published_at !== null) {
        refuseProblems(call, row, true);
        await refuseUndescribed(call, client, row.picture);
      }
      await recordAudit(client, call.person, { action: `${table}.${call.body.kind}`, subject: row.name });
      return { body: edited(call, ifChanged(await updateRow(client, table, stored, columns))) };
    },
  }),
  route({
    method: 'GET',
    path: '/row-names/:table/:name',
    role: 'writer',
    async answer(call) {
      const { client } = await workOn(call);
      const { name = '' } = call.params;
      return { body: { isFree: await isFreeName(call, client, name) } satisfies NameAnswer };
    },
  }),
  route({
    method: 'POST',
    path: '/row-previews/:table',
    role: 'writer',
    body: writtenRow,
    async answer(call) {
      const table = tableOf(call);
      const site = contentSite(call);
      const page = itemPage(site, table);
      const { picture } = call.body;
      const pictures = picture === '' ? null : await shownPicture(await clientOf(call), picture);
      // What is not named yet has a page, too.
      const name = isSlug(call.body.name) ? call.body.name : 'forskodun';
      const original = site.defaultLanguage.code;
      const shown = shownRow(table, { ...call.body, name }, pictures, original, call.studio.now());
      return { body: (page && previewOf(keepPreview(shown), itemAddress(page, name))) ?? null };
    },
  }),
];

function previewOf(id: string, path: string): RowPreview {
  return { id, path };
}

type AnyCall = Pick<Call<unknown>, 'studio' | 'sessionToken' | 'params'>;

/** Publishing what is scheduled or live gives it another time; what was public is taken back and shown, never a draft again. */
function columnsOfState({ state, publishedAt }: EditedRow, change: RowStateChange, now: Date) {
  const from = {
    publish: ['draft', 'scheduled', 'live'],
    unpublish: ['scheduled'],
    hide: ['live'],
    show: ['hidden'],
  };
  if (!from[change.kind].includes(state)) throw new Refusal(409, 'row-state');
  switch (change.kind) {
    case 'publish':
      // It gets another date and stays live.
      if (state === 'live' && !(change.at && new Date(change.at) <= now)) throw new Refusal(409, 'row-date');
      return { published_at: change.at ?? now.toISOString(), hidden: false };
    case 'unpublish':
      return { published_at: null, hidden: false };
    case 'hide':
    case 'show':
      return { published_at: publishedAt, hidden: change.kind === 'hide' };
  }
}

function tableOf({ params }: AnyCall): RowTable {
  const table = rowTables.find((known) => known === params.table);
  if (table === undefined) throw new Refusal(404, 'no-address');
  return table;
}

function clientOf({ studio, sessionToken }: AnyCall): Promise<SupabaseClient> {
  return studio.database(sessionToken);
}

async function workOn(call: AnyCall) {
  return { table: tableOf(call), client: await clientOf(call) };
}

async function storedRow(call: AnyCall, client: SupabaseClient): Promise<StoredRow> {
  const { name = '' } = call.params;
  const row = isSlug(name) ? await readRow(client, tableOf(call), name) : null;
  if (!row) throw new Refusal(404, 'no-row');
  return row;
}

function refuseOtherVersion({ changed_at }: StoredRow, base: string): void {
  if (changed_at !== base) throw new Refusal(409, 'row-conflict');
}

/** It was there a moment ago, and might be changed: somebody was quicker. */
function ifChanged(row: StoredRow | null): StoredRow {
  if (!row) throw new Refusal(409, 'row-conflict');
  return row;
}

function refuseProblems(call: AnyCall, row: WrittenRow, isPublic: boolean): void {
  const original = contentSite(call).defaultLanguage.code;
  if (rowProblems(tableOf(call), row, { original, isPublic }).length > 0)
    throw new Refusal(422, 'row-incomplete');
}

/** Who cannot see a picture reads its text, in each language of the site. @param picture empty for none */
async function refuseUndescribed(call: AnyCall, client: SupabaseClient, picture: string): Promise<void> {
  const shown = picture === '' ? null : await shownPicture(client, picture);
  const languages = contentSite(call).languages.map(({ code }) => code);
  if (shown && !isDescribed(shown.alt, languages)) throw new Refusal(422, 'picture-undescribed');
}

async function refuseTakenName(call: AnyCall, client: SupabaseClient, name: string): Promise<void> {
  if (!(await isFreeName(call, client, name))) throw new Refusal(409, 'name-taken');
}

/** A page of the site's own comes before a row of its name. */
async function isFreeName(call: AnyCall, client: SupabaseClient, name: string): Promise<boolean> {
  const site = contentSite(call);
  const page = itemPage(site, tableOf(call));
  if (!isSlug(name) || (page && Object.hasOwn(site.pageByPath, itemAddress(page, name)))) return false;
  return (await readRow(client, tableOf(call), name)) === null;
}

function edited(call: AnyCall, row: StoredRow): EditedRow {
  return editedRow(tableOf(call), row, contentSite(call).defaultLanguage.code, call.studio.now());
}

function columnsToStore(call: AnyCall, row: WrittenRow, before: StoredRow['translations']) {
  const { defaultLanguage, languages } = contentSite(call);
  const codes = languages.map(({ code }) => code);
  return columnsOf(tableOf(call), row, { original: defaultLanguage.code, languages: codes, before });
}

function translatedOf({ languages, defaultLanguage }: ResolvedSite): readonly string[] {
  return languages.map(({ code }) => code).filter((code) => code !== defaultLanguage.code);
}

/** The site as it is published. @throws Refusal where it cannot be read */
function contentSite({ studio }: AnyCall): ResolvedSite {
  const site = siteOf(studio.content());
  if (!site) throw new Refusal(422, 'nothing-to-show');
  return site;
}
