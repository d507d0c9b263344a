import { expect, test } from 'vitest';
import { api } from '../../../studio/api/api.ts';
import { type Handlers, RouteReply } from '../../../studio/server/route.ts';
import type { callApi as CallApi } from '../../../studio/web/api-client.ts';

/* The compiler checks these: a line below `@ts-expect-error` that it accepts is an error of `tsc`. */

/** Never called. */
async function callWrongly(callApi: typeof CallApi): Promise<unknown> {
  const row = await callApi('GET /rows/:table/:name', { params: { table: 'news', name: 'opnun' } });
  return [
    row.publishedAt,
    // @ts-expect-error: the answer has another name for it
    row.published,
    // @ts-expect-error: no such path
    await callApi('GET /row/:table/:name', { params: { table: 'news', name: 'opnun' } }),
    // @ts-expect-error: no such method
    await callApi('POST /outline'),
    // @ts-expect-error: a part of the path is missing
    await callApi('GET /rows/:table/:name', { params: { table: 'news' } }),
    // @ts-expect-error: no body
    await callApi('PATCH /people/:email', { params: { email: 'anna@example.is' } }),
    // @ts-expect-error: no such role
    await callApi('PATCH /people/:email', { params: { email: 'anna@example.is' }, body: { role: 'owner' } }),
    // @ts-expect-error: an edit of another kind
    await callApi('POST /draft/changes', { body: { edits: [{ kind: 'run' }] } }),
    // @ts-expect-error: a part of the query is missing
    await callApi('GET /fields', { query: { quick: '1' } }),
    // @ts-expect-error: this route takes no body
    await callApi('DELETE /draft', { body: {} }),
  ];
}

const wrongHandlers: Partial<Handlers<typeof api>> = {
  // @ts-expect-error: the path has no such part
  'GET /icons/:name': ({ params }) => new RouteReply({ svg: params.file }),
  // @ts-expect-error: a value that the answer needs is missing
  'GET /people': () => [{ email: 'anna@example.is', name: 'Anna', role: 'admin' }],
  // @ts-expect-error: the answer is no list
  'GET /drafts': () => ({}),
};

test('a request or an answer that its route does not declare is an error of the compiler', () => {
  expect([typeof callWrongly, typeof wrongHandlers]).toEqual(['function', 'object']);
});

test('every route of the API has a name, a role and an answer or the status 204', () => {
  for (const [name, route] of Object.entries(api)) {
    expect(name).toMatch(/^(GET|POST|PATCH|DELETE) (\/:?[a-z-]+)+$/);
    expect(['anyone', 'writer', 'publisher', 'admin']).toContain(route.role);
    if (name.startsWith('GET ') && name !== 'GET /icons/:name') expect(route).toHaveProperty('answer');
  }
});
