import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { type ApiFailure, type Person, type Role, roles } from '../api.ts';
import type { Studio } from './studio.ts';

/** The least role that a request needs; `anyone` is for signing in. */
export type LeastRole = Role | 'anyone';

/** Whether a role includes another one. */
export function mayDo(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/** A request of the API that may be answered: its person, origin and body have been checked. */
export interface Call<Body = undefined, Who = Person> {
  readonly studio: Studio;
  readonly person: Who;
  /** Whose draft is meant, as the store names it: the person's own, or the one to practise with. */
  readonly draft: string;
  /** The parts of the address that the route names with a colon, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
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

/** An answer of the API. */
export interface Answer {
  /** JSON; left out, the status is 204. */
  readonly body?: unknown;
  /** In place of JSON a picture, which browsers keep for a day. */
  readonly svg?: string;
  /** 200 if left out. */
  readonly status?: number;
  /** The session's cookie from now on; null removes it. */
  readonly session?: { readonly token: string; readonly seconds: number } | null;
}

/** One line of the table of routes. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/studio/api`: `/draft/changes/:id`. */
  readonly path: string;
  readonly role: LeastRole;
  /** Null where no body is read. */
  readonly body: z.ZodType | null;
  /** For a route that takes a file in place of JSON: its size at most, bytes. */
  readonly upload: number | null;
  readonly answer: (call: Call<unknown, Person | null>) => Promise<Answer>;
}

type Answering<Body, Least extends LeastRole> = (
  call: Call<Body, Least extends Role ? Person : Person | null>,
) => unknown;

/**
 * Defines a route; what its function gets follows from the role and the schema of the body. What it returns is sent as JSON,
 * nothing as the status 204.
 */
export function route<Least extends LeastRole>(
  method: Route['method'],
  path: string,
  role: Least,
  answer: Answering<undefined, Least>,
): Route;
export function route<Least extends LeastRole, Schema extends z.ZodType>(
  method: Route['method'],
  path: string,
  role: Least,
  body: Schema,
  answer: Answering<z.output<Schema>, Least>,
): Route;
export function route(
  method: Route['method'],
  path: string,
  role: LeastRole,
  ...[first, second]: readonly unknown[]
): Route {
  // The API calls it only with a person of the role, and a body that the schema accepts.
  const answer = (second ?? first) as (call: Call<unknown, Person | null>) => unknown;
  const body = second === undefined ? null : (first as z.ZodType);
  return {
    method,
    path,
    role,
    body,
    upload: null,
    async answer(call) {
      const given = await answer(call);
      return given instanceof Reply ? given.answer : { body: given };
    },
  };
}

/** What a route returns in place of its JSON, where it says more than that. */
export class Reply {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** Ends a request with a status of 4xx or 5xx; the code is a key under `failures` in `locales/studio`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly failure: ApiFailure;

  constructor(status: number, code: string, more: Omit<ApiFailure, 'code'> = {}) {
    super(code);
    this.status = status;
    this.failure = { code, ...more };
  }
}
