import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../../temporary-files.ts';

export const LANGUAGES = [
  { code: 'is', domain: 'hraunvefur.is', isDefault: true },
  { code: 'en', domain: 'hraunvefur.io', isDefault: false },
  { code: 'es', domain: 'hraunvefur.es', isDefault: false },
  { code: 'da', domain: 'hraunvefur.dk', isDefault: false },
];

export const SITE_HOSTS = {
  languages: LANGUAGES,
  redirects: [
    { from: '/gamalt', to: '/thjonusta', status: 301 },
    { from: '/blogg', to: 'https://example.com/þar?a=1', status: 302 },
    { from: '/Thjonusta', to: '/thjonusta', status: 301 },
    // Addresses of a former site, as the build gets them from site.yaml.
    ...[
      '/þjónusta',
      '/Um-Okkur.html',
      '/um okkur',
      '/um_okkur.php?page=3',
      '/um_okkur.php',
      '/um_okkur.php?page=3&part=b',
      '/?page_id=12',
      '/%FEj%F3nusta',
      '/leit?q=verð á vef',
      '/100%',
    ].map((from, place) => ({ from, to: `/nytt-${place}`, status: 301 })),
  ],
  fallbackRoutes: [
    { prefix: '/frettir/', to: '/frettir' },
    { prefix: '/verkefni/', to: '/verkefni' },
  ],
};

/** Text files of one language's site, by name within its folder. */
export function fixtureFiles(code: string): Readonly<Record<string, string>> {
  const page = (path: string) =>
    `<!doctype html><html lang="${code}"><head><link rel="canonical" href="https://hraunvefur.is${path}"><link rel="alternate" hreflang="en" href="https://hraunvefur.io${path}"></head><body>` +
    `<a hreflang="en" class="x" href="https://hraunvefur.io${path}">EN</a><a href="https://hraunvefur.es" hreflang="es">ES</a>` +
    `<a href="https://hraunvefur.dk/plain">no switch</a><p>${code} ${path} ${'efni '.repeat(200)}</p></body></html>`;
  return {
    'index.html': page('/'),
    'thjonusta/index.html': page('/thjonusta'),
    'frettir/index.html': page('/frettir'),
    'frettir/til/index.html': page('/frettir/til'),
    '404.html': page('/404'),
    '_.data': `data ${code} /`,
    'thjonusta.data': `data ${code} /thjonusta`,
    'assets/app-1a2b.js': `console.log("${code}")`,
    'hydrate/form-3c4d.js': 'export {}',
    [`locales/${code}/nav.json`]: `{"home":"${code}"}`,
    'sitemap.xml': '<urlset/>',
    'robots.txt': 'User-agent: *',
    'favicon.svg': '<svg/>',
  };
}

/** Writes a complete build into a new temporary folder. */
export async function writeFixtureSites(): Promise<{ readonly folder: string }> {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'site-hosts.json'), JSON.stringify(SITE_HOSTS));
  for (const { code } of LANGUAGES) {
    for (const [name, text] of Object.entries(fixtureFiles(code))) {
      const file = join(folder, code, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
    await writeFile(join(folder, code, 'photo.png'), 'not compressed');
  }
  return { folder };
}
