import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import type { Role } from '../api/constants.ts';
import type { Person } from '../api/people-api.ts';
import type { ApiRoute, ParamsOf, Parsed } from '../api/route-types.ts';
import type { Studio } from './studio-context.ts';

/** A request of the API after its person, origin, query and body have been checked. */
export interface Call<Path extends string = '', Entry extends ApiRoute = { readonly role: Role }> {
  readonly studio: Studio;
  readonly person: Entry['role'] extends Role ? Person : Person | null;
  /** Name of the draft in the store: the user's own, or the practice draft. */
  readonly draft: string;
  /** Parts of the path that the route names with a colon, decoded. */
  readonly params: ParamsOf<Path>;
  readonly query: ParsedPart<Entry['query']>;
  readonly body: ParsedPart<Entry['body']>;
  /** Language of messages for the user. */
  readonly language: CheckLanguage;
  /** Identifies one client for limits. */
  readonly client: string;
  /** Origin in the browser's address: `https://hraunvefur.is`. */
  readonly origin: string;
  /** Value of the cookie; null without one. */
  readonly sessionToken: string | null;
  /** The database with the user's permissions; see `Studio`. */
  readonly database: () => Promise<SupabaseClient>;
  /** Uploaded file of a route with `upload`. Rejects with a refusal if it is too large. */
  readonly readUpload: () => Promise<Buffer>;
}

type ParsedPart<Schema> = Schema extends z.ZodType ? Parsed<Schema> : undefined;

/** An answer of the API. */
export interface Answer<Body = unknown> {
  /** JSON; left out, the status is 204. */
  readonly body?: Body;
  /** A picture instead of JSON; browsers cache it for a day. */
  readonly svg?: string;
  /** 200 if left out. */
  readonly status?: number;
  /** New cookie of the session; null removes it. */
  readonly session?: { readonly token: string; readonly seconds: number } | null;
}

/** An entry of the table of routes, with the function that answers it. */
export interface Route extends ApiRoute {
  readonly method: string;
  /** Below `/studio/api`: `/draft/changes/:id`. */
  readonly path: string;
  /** Call it only for a person with the role, and with the query and body that the schemas returned. */
  readonly handle: (call: Call<string, ApiRoute>) => unknown;
}

/** Functions that answer the routes of a table: each returns the JSON of its answer, or a `Reply`. */
export type Handlers<Table extends Readonly<Record<string, ApiRoute>>> = {
  readonly [Name in keyof Table & string]: (
    call: Call<Name, Table[Name]>,
  ) => Awaitable<Returned<Table[Name]['answer']>>;
};

type Awaitable<T> = T | Promise<T>;

type Returned<Schema> = Schema extends z.ZodType
  ? Parsed<Schema> | RouteReply<Parsed<Schema>>
  : RouteReply | undefined;

/** Result of a route that sets more than the JSON of its answer. */
export class RouteReply<Body = undefined> {
  readonly answer: Answer<Body>;

  constructor(answer: Answer<Body>) {
    this.answer = answer;
  }
}
