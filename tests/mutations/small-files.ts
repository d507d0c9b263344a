import { fourLanguages } from '../unit/check-texts/four-languages.ts';
import { editFiles, type FileEdit } from '../unit/texts/small-project.ts';
import type { SiteFiles } from './make-mutations.ts';

/** Additional places for mistakes in each language: prices in texts, numbered headings, paragraphs. */
const extraEdits = ['is', 'en', 'es', 'da'].flatMap((code): FileEdit[] => [
  [`locales/${code}/home.json`, `"${code} home.hero.text"`, `"${code} {{package.hosting.basic.price}}"`],
  [`locales/${code}/solutions.json`, '        "disk": ', `        "mail": "${code} mail",\n        "disk": `],
  [`content/${code}/story.md`, '## Since', '## 1. Since'],
  [
    `content/${code}/story.md`,
    'An hour costs {{price.hourly}}.\n',
    `${code} {{price.hourly}}.\n\nHraunvefur ${code}.\n\n## 2. Uno ${code}\n\nReykjavík ${code}.\n\n## 3. Due ${code}\n\nAkureyri ${code}.\n`,
  ],
]);

/** The small project in four languages, in which every kind of mistake can be made. */
export const smallFiles: SiteFiles = new Map(
  Object.entries(
    editFiles(fourLanguages, [
      ...extraEdits,
      ['site.yaml', 'facts: { disk: 10 GB }', 'facts: { disk: 10 GB, mail: 5 }'],
      ['site.yaml', 'features: [disk, support]', 'features: [disk, mail, support]'],
      [
        'site.yaml',
        'features: [support]',
        'facts: { disk: 50 GB, mail: 20 }\n        features: [disk, mail, support]',
      ],
      ['site.yaml', '\nfigures:', '\n# What texts and pages show\nfigures:'],
    ]),
  ),
);
