import type { z } from 'zod';
import type { CheckLanguage } from '../../scripts/check/problems/wording-type.ts';
import type { ApiFailure, Person, Role } from '../api.ts';
import type { Studio } from './studio.ts';

/** The least role that a request needs; `anyone` is for signing in. */
export type LeastRole = Role | 'anyone';

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
  readonly answer: (call: Call<unknown, Person | null>) => Promise<Answer> | Answer;
}

interface RouteDefinition<Schema extends z.ZodType | undefined, Least extends LeastRole> {
  readonly method: Route['method'];
  readonly path: string;
  readonly role: Least;
  readonly body?: Schema;
  readonly answer: (
    call: Call<
      Schema extends z.ZodType ? z.output<Schema> : undefined,
      Least extends Role ? Person : Person | null
    >,
  ) => Promise<Answer> | Answer;
}

/** Defines a route; what its function gets follows from the role and the schema of the body. */
export function route<Least extends LeastRole, Schema extends z.ZodType | undefined = undefined>(
  definition: RouteDefinition<Schema, Least>,
): Route {
  const { body = null, answer, ...rest } = definition;
  // The API calls it only with a person of the role, and a body that the schema accepts.
  return { ...rest, body, answer: answer as Route['answer'] };
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
