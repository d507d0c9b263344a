import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml';
import type { Project } from '../../../app/data/project.ts';
import { isPattern } from '../../../app/site/resolve-page.ts';
import { readProject } from '../../../checks/project/read-project.ts';
import { buildSites } from '../../../server/build/build-sites.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';
import { rowSiteYaml } from '../server/rows/row-site.ts';
import { parseSite } from '../site/minimal-site.ts';
import { completeTexts } from '../texts/written-texts.ts';
import { BUNDLE_TIME, bundlesFor } from './own-bundles.ts';

const folder = temporaryFolder();

let project: Project;

/** The small site of four languages with a fifth one: site.yaml and texts, and no code. */
beforeAll(async () => {
  const document = parseDocument(rowSiteYaml);
  const language = parse(readFileSync('tests/fixtures/fifth-language/language.yaml', 'utf8'));
  document.addIn(['languages'], document.createNode(language));
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'amounts' && isMap(value))
        value.set(language.currency, Number(value.get('USD')) * 10);
    },
  });
  const yaml = document.toString();
  writeFiles(folder, { 'site.yaml': yaml });
  for (const [name, texts] of Object.entries(completeTexts(parseSite(yaml))))
    writeFiles(folder, { [`locales/${name}.json`]: texts });
  const reading = readProject(folder);
  if (!reading.project) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  ({ project } = reading);
  symlinkSync(join(await bundlesFor(folder), 'bundle'), join(folder, 'bundle'), 'junction');
  await buildSites(project, folder, false);
}, BUNDLE_TIME);

function readFile(language: string, file: string): string {
  return readFileSync(join(folder, 'sites', language, file), 'utf8');
}

describe('a fifth language, by content alone', () => {
  test('builds into five sites, each with every page, its data, texts and the files around them', () => {
    expect(project.site.languages.map(({ code }) => code)).toEqual(['is', 'en', 'es', 'da', 'nb']);
    const files = project.site.pages
      .filter(({ path }) => !isPattern(path))
      .flatMap(({ path }) =>
        path === '/' ? ['index.html', '_.data'] : [`${path.slice(1)}/index.html`, `${path.slice(1)}.data`],
      );
    expect(files).toContain('synishorn/index.html');
    for (const { code } of project.site.languages) {
      expect(readFile(code, 'synishorn/index.html')).toMatch(new RegExp(`lang="${code}"[\\s\\S]*<h1`));
      const others = ['404.html', 'sitemap.xml', 'robots.txt', `locales/${code}/home.json`];
      const missing = [...files, ...others].filter((file) => !existsSync(join(folder, 'sites', code, file)));
      expect({ code, missing }).toEqual({ code, missing: [] });
    }
  });

  test('a page and the sitemap name its counterparts in the five languages', () => {
    const addresses = project.site.languages.map(({ code, domain }) => `${code} https://${domain}/synishorn`);
    const html = readFile('is', 'synishorn/index.html');
    const alternates = [...html.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi)];
    expect(alternates.map(([, href, code]) => `${code} ${href}`).slice(0, 5)).toEqual(addresses);
    const [, entry = ''] = readFile('nb', 'sitemap.xml').split('<loc>https://hraunvefur.no/synishorn</loc>');
    const inSitemap = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(inSitemap.map(([, code, href]) => `${code} ${href}`).slice(0, 5)).toEqual(addresses);
  });

  test('the fifth language has its own name in the switcher and its own currency in prices', () => {
    expect(readFile('is', 'index.html')).toMatch(/href="https:\/\/hraunvefur\.no[\s\S]*Norsk/);
    const hourly = project.site.rates.hourly?.amounts.CHF ?? 0;
    // The currency is set smaller than the number.
    expect(readFile('nb', 'lausnir/vefhysing/index.html').replaceAll(/<\/?small>/g, '')).toContain(
      new Intl.NumberFormat('nb-NO', { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 }).format(
        hourly,
      ),
    );
    // The server knows its domain.
    const hosts = JSON.parse(readFileSync(join(folder, 'sites/site-hosts.json'), 'utf8'));
    expect(hosts.languages.at(-1)).toEqual({ code: 'nb', domain: 'hraunvefur.no', isDefault: false });
  });
});
