import type { z } from 'zod';
import type { Frozen } from '../../edits/edit-schema.ts';
import type { LeastRole } from './constants.ts';

/** The value that a schema returns, read-only. */
export type Parsed<Schema extends z.ZodType> =
  unknown extends z.output<Schema> ? unknown : Frozen<z.output<Schema>>;

/** Input and output of a route; a part that is left out is not sent. */
export interface ApiRoute {
  readonly role: LeastRole;
  readonly query?: z.ZodType;
  /** JSON of the request. */
  readonly body?: z.ZodType;
  /** Maximum size in bytes, for a route that takes a file instead of JSON. */
  readonly upload?: number;
  /** JSON of the answer; without it, the status is 204. */
  readonly answer?: z.ZodType;
}

/** Routes by method and path below `/studio/api`: `DELETE /draft/changes/:id`. */
export type RouteTable = Readonly<Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, ApiRoute>>;

/** Parts of a path that begin with a colon, by name. */
export type ParamsOf<Path extends string> = Readonly<Record<ParamName<Path>, string>>;

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
