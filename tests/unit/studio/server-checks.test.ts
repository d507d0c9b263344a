import { expect, test } from 'vitest';
import type { Files } from '../../../studio/api.ts';
import { createChecks } from '../../../studio/server/checks.ts';
import { smallProject } from '../texts/small-project.ts';

const files: Files = smallProject;
const checks = createChecks();

test('problems are in the language of the person, and know their field', async () => {
  const common = files['locales/is/common.json'] ?? '';
  const name = /"(\w+)": "[^"{]+"/.exec(common);
  const broken = {
    ...files,
    'locales/is/common.json': common.replace(name?.[0] ?? '', `"${name?.[1]}": "14.900 kr."`),
  };
  const [en, is] = await Promise.all([checks.problems(broken, 'en'), checks.problems(broken, 'is')]);
  const amount = en.findIndex(({ message }) => message.includes('14.900'));
  expect(en[amount]).toMatchObject({
    severity: 'error',
    source: expect.stringMatching(/^text:common:/),
    place: expect.stringMatching(/^locales\/is\/common\.json:\d+$/),
  });
  expect(is[amount]).toMatchObject({ place: en[amount]?.place, source: en[amount]?.source });
  expect(is[amount]?.message).not.toBe(en[amount]?.message);
});

test('the impact of a price, in words', async () => {
  const site = files['site.yaml'] ?? '';
  const after = { ...files, 'site.yaml': site.replace('ISK: 4990', 'ISK: 5490') };
  const [change] = await checks.impact(files, after, 'en');
  expect(change?.values[0]?.after).toContain('5');
  expect(change?.pages.length).toBeGreaterThan(0);
  expect(await checks.impact(files, files, 'en')).toEqual([]);
});
