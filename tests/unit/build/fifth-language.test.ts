import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '../../../app/data/project.ts';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { buildSites } from '../../../scripts/build/build-sites.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { extraKinds, writeFifthLanguageSite } from './fifth-language-site.ts';
import { BUNDLE_TIME, bundlesFor } from './own-bundles.ts';

const folder = temporaryFolder();

let project: Project;

beforeAll(async () => {
  writeFifthLanguageSite(folder);
  const reading = readProject(folder);
  if (!reading.project) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  ({ project } = reading);
  symlinkSync(join(await bundlesFor(folder), 'bundle'), join(folder, 'bundle'), 'junction');
  await buildSites(project, folder, false);
}, BUNDLE_TIME);

function built(language: string, file: string): string {
  return readFileSync(join(folder, 'sites', language, file), 'utf8');
}

function kindsIn(html: string): string[] {
  return [...html.matchAll(/data-section="([a-z-]+)"/g)].map((match) => match[1] ?? '');
}

describe('a fifth language and an extra page, by content alone', () => {
  test('build into five sites', () => {
    expect(project.site.languages.map(({ code }) => code)).toEqual(['is', 'en', 'es', 'da', 'nb']);
  });

  test('each site has every page, its data, texts and the files around them', () => {
    const files = project.site.pages
      .filter(({ path }) => !isPattern(path))
      .flatMap(({ path }) =>
        path === '/' ? ['index.html', '_.data'] : [`${path.slice(1)}/index.html`, `${path.slice(1)}.data`],
      );
    expect(files).toContain('synishorn/index.html');
    for (const { code } of project.site.languages) {
      const around = ['404.html', 'sitemap.xml', 'robots.txt', `locales/${code}/home.json`];
      const missing = [...files, ...around].filter((file) => !existsSync(join(folder, 'sites', code, file)));
      expect({ code, missing }).toEqual({ code, missing: [] });
    }
  });

  test('the extra page is rendered with all its sections in every language', () => {
    for (const { code } of project.site.languages) {
      const html = built(code, 'synishorn/index.html');
      expect(html).toContain(`lang="${code}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      // Without rows in the database there is no block of news.
      expect(kindsIn(html)).toEqual(extraKinds.filter((kind) => kind !== 'latest-news'));
    }
  });

  test('a page names its counterparts in the five languages', () => {
    const expected = [...project.site.languages, { ...project.site.defaultLanguage, code: 'x-default' }].map(
      ({ code, domain }) => `${code} https://${domain}/synishorn`,
    );
    for (const { code } of project.site.languages) {
      const html = built(code, 'synishorn/index.html');
      const alternates = [...html.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi)];
      expect(alternates.map(([, href, language]) => `${language} ${href}`)).toEqual(expected);
      const [, entry = ''] = built(code, 'sitemap.xml').split(
        `<loc>https://${project.site.languages.find((language) => language.code === code)?.domain}/synishorn</loc>`,
      );
      const inSitemap = [...(entry.split('</url>')[0] ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(inSitemap.map(([, language, href]) => `${language} ${href}`)).toEqual(expected);
    }
  });

  test('the fifth language has its own name in the switcher and its own currency in prices', () => {
    for (const { code } of project.site.languages)
      expect(built(code, 'index.html')).toContain('href="https://hraunvefur.no');
    expect(built('is', 'index.html')).toContain('Norsk');
    const hourly = project.site.rates.hourly?.amounts.NOK ?? 0;
    expect(built('nb', 'lausnir/vefhysing/index.html')).toContain(
      new Intl.NumberFormat('nb-NO', { style: 'currency', currency: 'NOK', maximumFractionDigits: 0 }).format(
        hourly,
      ),
    );
  });

  test('the server knows the fifth language', () => {
    const hosts = JSON.parse(readFileSync(join(folder, 'sites/site-hosts.json'), 'utf8')) as {
      languages: unknown[];
    };
    expect(hosts.languages.at(-1)).toEqual({ code: 'nb', domain: 'hraunvefur.no', isDefault: false });
  });
});
