import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { type PageSource, pageSourceContext } from '../../../app/data/page-source.ts';
import { createRenderPage } from '../../../scripts/dev/render-page.ts';

interface Parts {
  readonly loader?: () => unknown;
  readonly render?: (status: number) => string;
}

/** A server bundle with one page, made of parts that may fail. */
function bundleOf({ loader = () => null, render = () => '<html>rendered' }: Parts): ServerBuild {
  const entry = {
    default: async (_: Request, status: number) =>
      new Response(render(status), { status, headers: { 'Content-Type': 'text/html' } }),
    pageSourceContext,
  };
  return {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

const render = (parts: Parts) =>
  createRenderPage(bundleOf(parts))(new Request('https://example.org/'), {} as PageSource);

test('returns the rendered page', async () => {
  const response = await render({});
  expect([response.status, await response.text()]).toEqual([200, '<html>rendered']);
});

test.each<[string, Parts]>([
  ['rendering', { render: (status) => (status === 200 ? fail() : 'a page about an error') }],
  ['its loader', { loader: fail }],
])('rejects with the error when %s fails', async (_, parts) => {
  await expect(render(parts)).rejects.toThrow('a mistake in the code');
});

function fail(): never {
  throw new Error('a mistake in the code');
}
