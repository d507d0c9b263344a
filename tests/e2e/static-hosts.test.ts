import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { expect, test } from '@playwright/test';
import { stopGracefully } from '../../server/runtime/stop-gracefully.ts';
import { serveSites } from '../../server/serve-sites.ts';
import { languages, site } from './site-model.ts';

const sitesFolder = fileURLToPath(new URL('../../build/sites', import.meta.url));

/** Headers that depend on the file itself, its encoding or the connection. */
const OWN_OF_SERVER = /^(?:content-(?:type|length|encoding)|etag|vary|date|connection|keep-alive)$/;

/** The default headers of static hosts. */
const HOST_CACHING = 'public, max-age=0, must-revalidate';

type Headers = Readonly<Record<string, string>>;

/** A rule of `_headers`: the addresses that it matches on a host, and its headers. */
interface Rule {
  readonly pattern: RegExp;
  readonly headers: Headers;
}

/** How each host reads the rules of a language, and the address at which it shows a page. */
const hosts = {
  'Cloudflare Pages': {
    rules: async (language: string) =>
      (await readRules(language)).map((rule): Rule => {
        const address = rule.for.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
        const pattern = new RegExp(`^${address.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
        return { pattern, headers: rule.values };
      }),
    pageAddress: (path: string) => `${path}/`,
  },
  Netlify: {
    rules: async (language: string) =>
      (await readRules(language)).map((rule): Rule => ({ pattern: rule.forRegExp, headers: rule.values })),
    pageAddress: (path: string) => path || '/',
  },
};

async function readRules(language: string) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(sitesFolder, language, '_headers')],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  return headers as Header[];
}

/** Headers that a host sends at an address; values from two rules for the same header are joined. */
function findHeaders(rules: readonly Rule[], address: string): Headers {
  const headersByName: Record<string, string> = {};
  for (const { headers, pattern } of rules) {
    if (!pattern.test(address)) continue;
    for (const [name, value] of Object.entries(headers)) {
      const key = name.toLowerCase();
      headersByName[key] = key in headersByName ? `${headersByName[key]}, ${value}` : value;
    }
  }
  return headersByName;
}

// All tests share one server.
test.describe.configure({ mode: 'default' });

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let port = 0;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const serving = await serveSites(sitesFolder, { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: 1 });
  port = serving.port;
  stop = () => stopGracefully(serving.server);
});
test.afterAll(async () => {
  agent.destroy();
  await stop();
});

/** Headers of our server for a visitor who came over https. */
function askOwnServer(host: string, path: string): Promise<Headers> {
  return new Promise((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', path, headers: { host, 'x-forwarded-proto': 'https' } })
      .on('response', (response) => {
        response.resume();
        const shared = Object.entries(response.headers).filter(([name]) => !OWN_OF_SERVER.test(name));
        response.on('end', () => resolve(Object.fromEntries(shared) as Headers));
      })
      .on('error', reject)
      .end();
  });
}

for (const code of languages)
  test(`static hosts send what the server sends with every file (${code})`, async () => {
    const domain = site.languages.find((language) => language.code === code)?.domain ?? '';
    const files = readdirSync(join(sitesFolder, code), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(sitesFolder, code).length + 1))
      .filter((name) => !/\.(?:br|gz)$|^_(?:headers|redirects)$|^404\.html$/.test(name));
    expect(files.length).toBeGreaterThan(100);

    const expected = new Map<string, Headers>();
    await Promise.all(
      files.map(async (name) =>
        expected.set(
          name,
          await askOwnServer(domain, encodeURI(`/${name.replace(/(^|\/)index\.html$/, '')}`)),
        ),
      ),
    );
    for (const [host, { rules, pageAddress }] of Object.entries(hosts)) {
      const hostRules = await rules(code);
      const hostHeaders = files.map((name) => {
        const path = encodeURI(`/${name.replace(/(^|\/)index\.html$/, '')}`).replace(/\/$/, '');
        const headers = findHeaders(hostRules, name.endsWith('.html') ? pageAddress(path) : path);
        return [name, { 'cache-control': HOST_CACHING, ...headers }];
      });
      expect(Object.fromEntries(hostHeaders), host).toEqual(Object.fromEntries(expected));
    }
  });

test('the server never sends the files for static hosts', async () => {
  for (const name of ['/_headers', '/_redirects']) {
    const { 'cache-control': caching } = await askOwnServer('hraunvefur.is', name);
    expect(caching).toBe('no-cache');
  }
});
