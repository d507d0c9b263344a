import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import type { Role } from '../api/constants.ts';
import type { Person } from '../api/people.ts';
import type { ParamsOf, Parsed, RouteEntry } from '../api/route-table.ts';
import type { Studio } from './studio.ts';

/** A request of the API that may be answered: its person, origin, query and body have been checked. */
export interface Call<Path extends string = '', Entry extends RouteEntry = { readonly role: Role }> {
  readonly studio: Studio;
  readonly person: Entry['role'] extends Role ? Person : Person | null;
  /** Whose draft is meant, as the store names it: the person's own, or the one to practise with. */
  readonly draft: string;
  /** The parts of the address that the route names with a colon, decoded. */
  readonly params: ParamsOf<Path>;
  readonly query: ParsedPart<Entry['query']>;
  readonly body: ParsedPart<Entry['body']>;
  /** In which the person reads messages. */
  readonly language: CheckLanguage;
  /** What counts as one client for limits. */
  readonly client: string;
  /** How the browser addresses the Studio: `https://hraunvefur.is`. */
  readonly origin: string;
  /** The cookie's value; null without one. */
  readonly sessionToken: string | null;
  /** The database as the person sees it; see `Studio`. */
  readonly database: () => Promise<SupabaseClient>;
  /** What is uploaded, of a route with `upload`. Rejects with a refusal when it is too large. */
  readonly readUpload: () => Promise<Buffer>;
}

type ParsedPart<Schema> = Schema extends z.ZodType ? Parsed<Schema> : undefined;

/** An answer of the API. */
export interface Answer<Body = unknown> {
  /** JSON; left out, the status is 204. */
  readonly body?: Body;
  /** In place of JSON a picture, which browsers keep for a day. */
  readonly svg?: string;
  /** 200 if left out. */
  readonly status?: number;
  /** The session's cookie from now on; null removes it. */
  readonly session?: { readonly token: string; readonly seconds: number } | null;
}

/** A line of the table of routes, with the function that answers it. */
export interface Route extends RouteEntry {
  readonly method: string;
  /** Below `/studio/api`: `/draft/changes/:id`. */
  readonly path: string;
  /** Call it only with a person of the role, and with a query and body that the schemas have returned. */
  readonly handle: (call: Call<string, RouteEntry>) => unknown;
}

/** The functions that answer the routes of a table: each returns the JSON of its answer, or a `Reply`. */
export type Handlers<Table extends Readonly<Record<string, RouteEntry>>> = {
  readonly [Name in keyof Table & string]: (
    call: Call<Name, Table[Name]>,
  ) => Awaitable<Returned<Table[Name]['answer']>>;
};

type Awaitable<T> = T | Promise<T>;

type Returned<Schema> = Schema extends z.ZodType ? Parsed<Schema> | Reply<Parsed<Schema>> : Reply | undefined;

/** What a route returns in place of its JSON, where it says more than that. */
export class Reply<Body = undefined> {
  readonly answer: Answer<Body>;

  constructor(answer: Answer<Body>) {
    this.answer = answer;
  }
}
