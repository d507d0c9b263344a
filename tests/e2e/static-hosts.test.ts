import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { serveSites } from '../../server/serve-sites.ts';
import { stopGracefully } from '../../server/stop-gracefully.ts';
import { languages, site } from './site-model.ts';

const sitesFolder = fileURLToPath(new URL('../../build/sites', import.meta.url));

/** What depends on the file itself, its encoding or the connection. */
const OWN_OF_SERVER = /^(?:content-(?:type|length|encoding)|etag|vary|date|connection|keep-alive)$/;

/** The default headers of static hosts. */
const HOST_CACHING = 'public, max-age=0, must-revalidate';

type Headers = Readonly<Record<string, string>>;

/** A rule of `_headers`. */
interface Rule {
  readonly address: string;
  readonly headers: Headers;
}

function readRules(language: string): Rule[] {
  const text = readFileSync(join(sitesFolder, language, '_headers'), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address = '', ...lines] = block.split('\n');
      const pairs = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      });
      return { address, headers: Object.fromEntries(pairs) };
    });
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Netlify takes the slash before a star as one that may be there. */
function netlifyPart(part: string): string {
  if (part.startsWith(':')) return '[^/]+';
  return part === '*' ? '?(.*)' : escaped(part);
}

/** Which addresses a rule is for, as each host reads it, and where that host shows a page. */
const hosts = {
  'Cloudflare Pages': {
    pattern: (address: string) =>
      new RegExp(`^${escaped(address).replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`),
    pageAddress: (path: string) => `${path}/`,
  },
  Netlify: {
    pattern: (address: string) => {
      const parts = address.split('/').filter((part) => part !== '');
      return new RegExp(`^/${parts.map(netlifyPart).join('/')}/?$`, 'i');
    },
    pageAddress: (path: string) => path || '/',
  },
};

/** What a host sends at an address; it joins what two rules say of the same header. */
function sentAt(rules: readonly (Rule & { readonly pattern: RegExp })[], address: string): Headers {
  const sent: Record<string, string> = {};
  for (const { headers, pattern } of rules) {
    if (!pattern.test(address)) continue;
    for (const [name, value] of Object.entries(headers))
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}

// One server for all.
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

/** What our server sends at an address to a visitor who came by https. */
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
    const rules = readRules(code);
    const files = readdirSync(join(sitesFolder, code), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(sitesFolder, code).length + 1))
      .filter((name) => !/\.(?:br|gz)$|^_(?:headers|redirects)$|^404\.html$/.test(name));
    expect(files.length).toBeGreaterThan(100);

    const own = new Map<string, Headers>();
    await Promise.all(
      files.map(async (name) =>
        own.set(name, await askOwnServer(domain, encodeURI(`/${name.replace(/(^|\/)index\.html$/, '')}`))),
      ),
    );
    for (const [host, { pattern, pageAddress }] of Object.entries(hosts)) {
      const compiled = rules.map((rule) => ({ ...rule, pattern: pattern(rule.address) }));
      const sent = files.map((name) => {
        const path = encodeURI(`/${name.replace(/(^|\/)index\.html$/, '')}`).replace(/\/$/, '');
        const headers = sentAt(compiled, name.endsWith('.html') ? pageAddress(path) : path);
        return [name, { 'cache-control': HOST_CACHING, ...headers }];
      });
      expect(Object.fromEntries(sent), host).toEqual(Object.fromEntries(own));
    }
  });

test('the server shows nobody what is for static hosts', async () => {
  for (const name of ['/_headers', '/_redirects']) {
    const { 'cache-control': caching } = await askOwnServer('hraunvefur.is', name);
    expect(caching).toBe('no-cache');
  }
});
