import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { z } from 'zod';
import { once } from '../../app/data/once.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { isSameOrigin } from '../../server/http/client.ts';
import { readBody as readBytes } from '../../server/http/read-body.ts';
import { type LeastRole, mayDo } from '../api/constants.ts';
import type { ApiFailure } from '../api/failure.ts';
import type { Person } from '../api/people-api.ts';
import { draftName } from './draft-store.ts';
import { decodeJson } from './private-files.ts';
import { Refusal } from './refusal.ts';
import { type Answer, type Route, RouteReply } from './route.ts';
import type { Studio } from './studio-context.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** Characters of an answer from which on it is compressed. */
const MIN_COMPRESSED = 50_000;
/** Deeper than any edit. */
const MAX_DEPTH = 40;

/** Sender of a request, as seen by this process. */
export interface RequestSender {
  /** Identifies one client. */
  readonly client: string;
  readonly isHttps: boolean;
}

/** Answers a request under `/studio/api`. @param path the rest of the path: `/draft` */
export async function answerApi(
  studio: Studio,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
  sender: RequestSender,
): Promise<void> {
  const isUpload = routes.some(
    (route) => route.upload && route.method === request.method && matchPath(route.path, path),
  );
  // Read first, whatever the answer. A file is read by its route, because only users who are signed in may fill the
  // memory with files; Node drops the part that a route does not read.
  const bodyBytes = isUpload ? null : await readBody(request, MAX_BODY_BYTES);
  send(request, response, await createAnswer(), sender);

  async function createAnswer(): Promise<Answer> {
    const { route, params } = findRoute(routes, request.method ?? '', path, response);
    refuseOtherOrigins(request);
    const sessionToken = readCookie(request, sender);
    const person = await findSignedInPerson(studio, sessionToken);
    refuseRole(person, route.role);
    const answer = await route.handle({
      studio,
      person,
      draft: person ? draftName(person, request.headers['x-practice'] === '1') : '',
      params,
      query: route.query && parseInput(route.query, Object.fromEntries(new URLSearchParams(query))),
      body: route.body && parseInput(route.body, readJson(request, bodyBytes)),
      language: getBrowserLanguage(request),
      client: sender.client,
      origin: `${sender.isHttps ? 'https' : 'http'}://${request.headers.host ?? ''}`,
      sessionToken,
      database: once(() => studio.database(sessionToken)),
      async readUpload() {
        const bytes = await readBody(request, route.upload ?? 0);
        if (bytes === null) throw new Refusal(413, 'picture-too-large');
        return bytes;
      },
    });
    return answer instanceof RouteReply ? answer.answer : { body: answer };
  }
}

/** User of a session; null if unknown. */
export async function findSignedInPerson(
  studio: Studio,
  sessionToken: string | null,
): Promise<Person | null> {
  if (!studio.signIn) return studio.localPerson;
  return sessionToken === null ? null : studio.signIn.person(sessionToken);
}

/** Over HTTPS the prefix of the name stops other hosts of the domain from setting the cookie. */
function cookieName({ isHttps }: RequestSender): string {
  return isHttps ? '__Host-studio' : 'studio';
}

/** Value of the session's cookie; null without one. */
export function readCookie({ headers }: IncomingMessage, sender: RequestSender): string | null {
  const start = `${cookieName(sender)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Icelandic if it is the browser's first language; the interface sends its chosen language. */
export function getBrowserLanguage({ headers }: IncomingMessage): CheckLanguage {
  return /^is\b/i.test(headers['accept-language'] ?? '') ? 'is' : 'en';
}

/** Sends a failure as JSON. */
export function sendFailure(response: ServerResponse, status: number, failure: ApiFailure): void {
  response.writeHead(status, JSON_HEADERS).end(JSON.stringify(failure));
}

/** @throws Refusal if the person is not signed in, or if the role is not sufficient */
export function refuseRole(person: Person | null, leastRole: LeastRole): void {
  if (leastRole === 'anyone') return;
  if (!person) throw new Refusal(401, 'signed-out');
  if (!mayDo(person.role, leastRole)) throw new Refusal(403, 'not-allowed');
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const SVG_HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=86400' };

function findRoute(routes: readonly Route[], method: string, path: string, response: ServerResponse) {
  const matches = routes.flatMap((route) => {
    const params = matchPath(route.path, path);
    return params ? [{ route, params }] : [];
  });
  const [firstMatch] = matches;
  if (!firstMatch) throw new Refusal(404, 'no-address');
  const matchingRoute = matches.find(({ route }) => route.method === method);
  if (matchingRoute) return matchingRoute;
  response.setHeader('allow', matches.map(({ route }) => route.method).join(', '));
  throw new Refusal(405, 'no-method');
}

/** Named parts of a path; null if it does not match the pattern. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [names, parts] = [pattern.split('/'), path.split('/')];
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/**
 * A page of another origin can neither change its own origin, nor send the header without a preflight request, which is
 * never allowed.
 */
function refuseOtherOrigins({ method, headers }: IncomingMessage): void {
  const isReading = method === 'GET';
  // Pages of the Studio always name their origin.
  if (!isSameOrigin(headers) || headers.origin === 'null' || (!isReading && headers['x-studio'] !== '1'))
    throw new Refusal(403, 'other-origin');
}

function readJson(request: IncomingMessage, bodyBytes: Buffer | null): unknown {
  if (bodyBytes === null) throw new Refusal(413, 'too-large');
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'not-json');
  const json = decodeJson(bodyBytes);
  if (json === undefined || isDeeperThan(json, MAX_DEPTH)) throw new Refusal(400, 'not-json');
  return json;
}

/** The parsed value. @throws Refusal if the schema does not accept it */
function parseInput(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const tooLong = error.issues.find((issue) => issue.code === 'too_big' && issue.origin === 'string');
  throw tooLong?.code === 'too_big'
    ? new Refusal(422, 'text-too-long', { values: { most: Number(tooLong.maximum) } })
    : new Refusal(422, 'wrong-request');
}

/** Body of a request; null if it has more than `limit` bytes. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const bytes = await readBytes(request, limit);
  return typeof bytes === 'string' ? null : bytes;
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeperThan(item, depth - 1));
}

function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { body, svg, status, session }: Answer,
  sender: RequestSender,
): void {
  if (session !== undefined) {
    const [value, seconds] = session ? [session.token, session.seconds] : ['', 0];
    // The prefix requires the path of the whole host.
    const scope = sender.isHttps ? 'Path=/; Secure' : 'Path=/studio';
    response.setHeader(
      'set-cookie',
      `${cookieName(sender)}=${value}; ${scope}; Max-Age=${seconds}; HttpOnly; SameSite=Strict`,
    );
  }
  if (svg !== undefined) response.writeHead(status ?? 200, SVG_HEADERS).end(svg);
  else if (body === undefined) response.writeHead(status ?? 204, { 'cache-control': 'no-store' }).end();
  else sendJson(response, status ?? 200, JSON.stringify(body), headers['accept-encoding'] ?? '');
}

/** Compresses a large answer, quickly rather than well. */
function sendJson(response: ServerResponse, status: number, json: string, encodings: string): void {
  if (json.length < MIN_COMPRESSED || !/\bgzip\b/.test(encodings)) {
    response.writeHead(status, JSON_HEADERS).end(json);
    return;
  }
  response.writeHead(status, { ...JSON_HEADERS, 'content-encoding': 'gzip' });
  response.end(gzipSync(json, { level: 1 }));
}
