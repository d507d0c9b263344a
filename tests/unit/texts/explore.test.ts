import { test } from 'vitest';
import { printProblem } from '../../../app/site/excerpt.ts';
import { readProject } from '../../../scripts/project/read-project.ts';
import { editedProject, type FileEdit, withProject } from './small-project.ts';
const is = 'locales/is/home.json';
const cases: Record<string, FileEdit[]> = {
  none: [],
  missing: [[is, '      "title": "is home.hero.title",\n', '']],
  missingEn: [['locales/en/home.json', '      "title": "en home.hero.title",\n', '']],
  empty: [[is, '"is home.hero.title"', '" "']],
  optionalOne: [[is, '      "title": "is home.hero.title",\n', '      "title": "is home.hero.title",\n      "eyebrow": "x",\n']],
  missingGroup: [[is, `    "numbers": {
      "title": "is home.numbers.title",
      "figures": {
        "clients": {
          "label": "is home.numbers.figures.clients.label"
        },
        "uptime": {
          "label": "is home.numbers.figures.uptime.label"
        }
      }
    },
`, '']],
  unused: [[is, '"title": "is home.hero.title",', '"title": "is home.hero.title",\n      "subtitle": "x",']],
  fact: [[is, 'is home.hero.title', 'Klukkustund á {{price.hourley}} hér']],
  factFar: [[is, 'is home.hero.title', 'Klukkustund á {{zzz.qqqqqqqqq}} hér']],
  factPart: [[is, 'is home.hero.title', 'Klukkustund á {{pricehourly}} hér']],
  factBrace: [[is, 'is home.hero.title', 'Klukkustund á {{price.hourly} hér']],
  factUnder: [[is, 'is home.hero.title', 'Klukkustund á {{price.hour_ly}} hér']],
  md: [['content/is/story.md', '{{price.hourly}}', '{{price.hourley}}']],
  mdPart: [['content/is/story.md', '{{price.hourly}}', '{{pricehourly}}']],
  missingFile: [[is, null]],
  missingMd: [['content/en/story.md', null]],
  comma: [[is, '"is home.hero.title",', '"is home.hero.title"']],
  quotes: [[is, '"is home.hero.title"', '“is home.hero.title”']],
  unquoted: [[is, '"is home.hero.title"', 'is home.hero.title']],
  trailing: [[is, '"is home.hero.text"', '"is home.hero.text",']],
  cut: [[is, '      "text": "is home.hero.text"\n', '']],
  number: [[is, '"is home.hero.title"', '5']],
  list: [[is, '"is home.hero.title"', '["a"]']],
  nul: [[is, '"is home.hero.title"', 'null']],
  dup: [[is, '"title": "is home.hero.title",', '"title": "is home.hero.title",\n      "title": "x",']],
  otherOnly: [[is, '"title": "is home.hero.title",', '"title_other": "is home.hero.title",']],
  unlimited: [['site.yaml', 'disk: 10 GB', 'disk: unlimited']],
  oneOnly: [['locales/is/solutions.json', '"disk": "is packages.hosting.features.disk"', '"disk_other": "{{count}} x"']],
  whole: [['locales/is/cookies.json', '{', '[]\n{']],
};
test.each(Object.entries(cases))('%s', (name, edits) => {
  withProject(editedProject(...edits), (folder) => {
    const { problems, sources } = readProject(folder);
    console.log(`#### ${name}: ${problems.length}\n` + problems.map((p) => `[${p.code}] ` + printProblem(p, sources[p.file] ?? '')).join('\n'));
  });
});
