import type { z } from 'zod';
import type { Frozen } from '../../edits/edit-schema.ts';
import { auditApi } from './audit-api.ts';
import { contentApi } from './content-api.ts';
import { draftApi } from './drafts-api.ts';
import { pagesApi } from './pages-api.ts';
import { peopleApi, sessionApi } from './people-api.ts';
import { markApi, pictureApi } from './pictures-api.ts';
import { publicationApi } from './publications-api.ts';
import { personDataApi, requestApi } from './requests-api.ts';
import type { ParamsOf, Parsed } from './route-types.ts';
import { rowsApi } from './rows-api.ts';

/**
 * The API of the Studio: JSON under `/studio/api`. A failure has a status of 4xx or 5xx and `ApiFailure` as its body.
 * Requests that change something carry the header `X-Studio: 1`, which other origins cannot send.
 */
export const api = {
  ...sessionApi,
  ...draftApi,
  ...contentApi,
  ...pagesApi,
  ...publicationApi,
  ...rowsApi,
  ...peopleApi,
  ...pictureApi,
  ...markApi,
  ...requestApi,
  ...personDataApi,
  ...auditApi,
};

type Api = typeof api;
export type RouteName = keyof Api;

/** JSON of an answer. */
export type AnswerTo<Name extends RouteName> = Api[Name] extends {
  readonly answer: infer Answer extends z.ZodType;
}
  ? Parsed<Answer>
  : undefined;

/** Parts of a request: parameters, body and query. */
export type RequestOf<Name extends RouteName> = ParamsPart<ParamsOf<Name>> &
  BodyPart<Api[Name]> &
  QueryPart<Api[Name]> & { readonly signal?: AbortSignal };

/** A request as the last parameter of a function; optional if the request has no parts. */
export type RequestArguments<Name extends RouteName> =
  Record<never, never> extends RequestOf<Name>
    ? readonly [request?: RequestOf<Name>]
    : readonly [request: RequestOf<Name>];

type ParamsPart<Params> = Record<never, never> extends Params ? unknown : { readonly params: Params };

type BodyPart<Entry> = Entry extends { readonly body: infer Body extends z.ZodType }
  ? { readonly body: Frozen<z.input<Body>> }
  : unknown;

/** A query of the browser's own address is passed on as `URLSearchParams`; the server checks it. */
type QueryPart<Entry> = Entry extends { readonly query: infer Query extends z.ZodType }
  ? Optional<WithoutUndefined<z.input<Query>>>
  : unknown;

type Optional<Query> =
  Record<never, never> extends Query
    ? { readonly query?: Query | URLSearchParams }
    : { readonly query: Query | URLSearchParams };

type WithoutUndefined<Query> = { readonly [Key in keyof Query]: Exclude<Query[Key], undefined> };
