import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordRows } from '../../../../app/data/recorded-rows.ts';
import { noRows, type Rows } from '../../../../app/data/row-requests.ts';
import { readProject } from '../../../../checks/project/read-project.ts';
import { buildSites } from '../../../../server/build/build-sites.ts';
import { getRowsFile } from '../../../../server/rows/site-rows.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { bundlesFor } from '../../build/own-bundles.ts';
import { type Edit, editSite, parseSite } from '../../site/minimal-site.ts';
import { completeTexts } from '../../texts/written-texts.ts';

/** Languages of the site and their hosts. */
export const HOSTS = {
  is: 'hraunvefur.is',
  en: 'hraunvefur.io',
  es: 'hraunvefur.es',
  da: 'hraunvefur.dk',
} as const;

const language = (code: string, domain: string) => `  - code: ${code}
    name: ${code}
    locale: ${code}-${code.toUpperCase()}
    openGraphLocale: ${code}_${code.toUpperCase()}
    domain: ${domain}
    currency: USD
`;

/** Id of a page that a test may fill. Every site of news and projects has it, so that one bundle serves all of them. */
export const EXTRA_PAGE = 'specimens';

/** Pages for news and projects, to be inserted before `notFound:`. */
export const rowPages: Edit = [
  '\nnotFound:\n',
  `  - id: news
    path: /frettir
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: news-list, id: all, perPage: 3 }]
  - id: article
    path: /frettir/{slug}
    texts: site
    sections: [{ kind: news-article, id: article }]
  - id: projects
    path: /verkefni
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: project-gallery, id: all }]
  - id: project
    path: /verkefni/{id}
    texts: site
    sections: [{ kind: project-detail, id: project, quote: { label: get-quote, to: /lausnir } }]
  - { id: ${EXTRA_PAGE}, path: /synishorn, texts: home, sections: [{ kind: hero, id: hero }] }

notFound:
`,
];

/** The small site in four languages: news on the home page and next to a form, three on a list page, and projects. */
export const rowSiteYaml = editSite(
  ['\nnavigation:\n', `${language('es', HOSTS.es)}${language('da', HOSTS.da)}\nnavigation:\n`],
  [
    '{ kind: timeline, id: history, milestones: [founded, moved] }',
    '{ kind: latest-news, id: newest, limit: 2 }',
  ],
  [
    '{ kind: form, id: write, form: contact }',
    '{ kind: form, id: write, form: contact }\n      - { kind: latest-news, id: newest }',
  ],
  ['redirects:\n', 'redirects:\n  - { from: /frettir/gamalt, to: /frettir }\n'],
  rowPages,
);

/**
 * Builds the site.
 * @param buildFolder is created
 * @param rows the news and projects at the time of the build
 */
export async function buildRowSite(buildFolder: string, rows: Rows = noRows): Promise<void> {
  const siteFolder = temporaryFolder();
  writeSite(siteFolder);
  const { project, sound: isSound, problems } = readProject(siteFolder);
  if (!project || !isSound) throw new Error(problems.map(({ wording }) => wording.en.message).join('\n'));
  mkdirSync(buildFolder, { recursive: true });
  const bundles = await bundlesFor(siteFolder);
  symlinkSync(join(bundles, 'bundle'), join(buildFolder, 'bundle'), 'junction');
  const recorder = recordRows(rows);
  await buildSites(project, buildFolder, true, { rows: recorder, items: 20 });
  writeFileSync(getRowsFile(buildFolder), JSON.stringify(recorder.recorded()));
}

function writeSite(folder: string): void {
  const texts = Object.entries(completeTexts(parseSite(rowSiteYaml)));
  const locales = Object.fromEntries(texts.map(([name, text]) => [`locales/${name}.json`, text]));
  for (const [name, text] of Object.entries({ 'site.yaml': rowSiteYaml, ...locales })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
