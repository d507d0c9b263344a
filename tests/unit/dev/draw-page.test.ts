import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type PageSource, pageSourceContext } from '../../../app/data/page-source.ts';
import { createDrawPage } from '../../../scripts/dev/draw-page.ts';
import { brokenPage } from '../../../scripts/dev/failure-page.ts';

interface Parts {
  readonly loader?: () => unknown;
  readonly render?: (status: number) => string;
}

/** A server bundle with one page, made of parts that may fail. */
function bundleOf({ loader = () => null, render = () => '<html>drawn' }: Parts): ServerBuild {
  const entry = {
    default: async (_: Request, status: number) =>
      new Response(render(status), { status, headers: { 'Content-Type': 'text/html' } }),
    pageSourceContext,
  };
  const root = { id: 'root', path: '', module: { default: () => null, loader } };
  return {
    entry: { module: entry },
    routes: { root },
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

const draw = (parts: Parts) =>
  createDrawPage(bundleOf(parts))(new Request('https://example.org/'), {} as PageSource, () => '');

describe('drawing a page', () => {
  test('gives what the code draws', async () => {
    const response = await draw({});
    expect([response.status, await response.text()]).toEqual([200, '<html data-start="">drawn']);
  });

  test.each<[string, Parts]>([
    ['drawing', { render: fail }],
    ['drawing at first', { render: (status) => (status === 200 ? fail() : 'a page about an error') }],
    ['its loader', { loader: fail }],
  ])('rejects with the error when %s fails', async (_, parts) => {
    await expect(draw(parts)).rejects.toThrow('a <mistake> in the code');
  });
});

function fail(): never {
  throw new Error('a <mistake> in the code');
}

describe('the page for code that fails', () => {
  test('says what went wrong and where', () => {
    const error = Object.assign(new Error('a \u001b[31m<mistake>\u001b[0m'), {
      frame: '3 | \u001b[31m<b\u001b[0m',
    });
    const page = brokenPage(error, 'en');
    expect(page).toContain('<strong>a &lt;mistake&gt;</strong>');
    expect(page).toContain('3 | &lt;b\n');
    expect(page).toContain('draw-page.test.ts');
  });

  test('stands for anything that is thrown', () => {
    expect(brokenPage('only a <text>', 'is')).toContain('<strong>only a &lt;text&gt;</strong>');
  });
});
