import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { readSite } from '../../../checks/read-site.ts';
import { editSite } from '../site/minimal-site.ts';
import { createProject } from '../texts/small-project.ts';

const language = (code: string, name: string, country: string) =>
  [
    `code: ${code}`,
    `name: ${name}`,
    `locale: ${code}-${country}`,
    `openGraphLocale: ${code}_${country}`,
  ].join('\n    ');

/** The small project in four languages, with documents that have every type of markup. */
export const fourLanguages: Readonly<Record<string, string>> = withStories(
  createProject(
    editSite(
      [
        '      - { kind: timeline,',
        '      - { kind: prose, id: story, document: story }\n      - { kind: timeline,',
      ],
      [
        'domain: hraunvefur.io\n    currency: USD\n',
        `domain: hraunvefur.io\n    currency: USD\n  - ${language('es', 'Español', 'ES')}\n    domain: hraunvefur.es\n    currency: USD\n  - ${language('da', 'Dansk', 'DK')}\n    domain: hraunvefur.dk\n    currency: USD\n`,
      ],
    ),
  ),
);

const site = readSite(fourLanguages['site.yaml'] ?? '', { icons: null });
if (!site.ok) throw new Error('The small site in four languages has a problem.');

/** Site of the project. */
export const siteOfFour: ResolvedSite = site.site;

/** Lines 5 to 13 of each story. */
function withStories(files: Record<string, string>): Record<string, string> {
  const stories = {
    is: [
      'Vinnan',
      'Hún er **greidd** síðar, sjá [verðin](/lausnir).',
      'Eitt',
      'Annað',
      'Það er `allt` og sumt.',
    ],
    en: [
      'Our work',
      'It is **paid** later, see [the prices](/lausnir).',
      'This',
      'That',
      'Which is `all` of it.',
    ],
    es: [
      'La obra',
      'Se **paga** luego, según [los precios](/lausnir).',
      'Una',
      'Otra',
      'Que es `todo` lo que hay.',
    ],
    da: [
      'Arbejdet',
      'Det **betales** senere, se [priserne](/lausnir).',
      'Dette',
      'Hint',
      'Hvilket er `alt` der er.',
    ],
  };
  const storyFiles = Object.entries(stories).map(([code, [heading, bold, one, other, code2]]) => {
    const story = `### ${heading}\n\n${bold}\n\n- ${one}\n- ${other}\n\n${code2}\n`;
    return [`content/${code}/story.md`, `${files[`content/${code}/story.md`]}\n${story}`];
  });
  return { ...files, ...Object.fromEntries(storyFiles) };
}
