import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../checks/project/read-project.ts';
import { planMove } from '../../../edits/move/plan-move.ts';
import { printMove } from '../../../edits/move/print-move.ts';
import { runMove } from '../../../scripts/run-move.ts';
import { git } from '../../git.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { linkProject } from '../check-links/link-project.ts';
import { runHere } from '../run-here.ts';

const files = new Map(Object.entries(linkProject));

/** Writes a site into a new folder, with a git repository that has it as the last commit. */
function commitSite(): string {
  const folder = temporaryFolder(linkProject);
  git(folder, 'init', '--quiet');
  // A move must not change line ends.
  git(folder, 'config', 'core.autocrlf', 'false');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Version');
  return folder;
}

const move = (folder: string, ...args: readonly string[]) => runHere(runMove, ['--site', folder, ...args]);

test.each<[args: readonly string[], message: string]>([
  [[], 'Name the page and its new address.'],
  [['/a'], 'Name the new address as well: npm run move -- /a /new-address'],
  [['/a', '/b', '/c'], '“/c” is an extra value. The command takes /old-address /new-address.'],
])('a mistake is reported with what to type: %j', (args, message) => {
  const { status, stderr } = runHere(runMove, args);
  expect([status, stderr.split('\n')[0]]).toEqual([2, message]);
});

describe('npm run move', () => {
  test('lists every line, and git finds no other', () => {
    const folder = commitSite();
    const args = ['scripts/move.ts', '--site', folder, '/lausnir', '/hysing-og-len'];
    const { status, stdout, stderr } = spawnSync('node', args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect([...lines.slice(0, 4), ...lines.slice(-9)]).toEqual([
      'Moved /lausnir to /hysing-og-len: 21 places in 6 files.',
      'Also moved: /lausnir/vefhysing to /hysing-og-len/vefhysing',
      '',
      'site.yaml:76             to: /hysing-og-len',
      'locales/en/home.json:10  "text": "We are \\u201cat home\\u201d at /hysing-og-len/vefhysing."',
      'locales/is/home.json:10  "text": "Við erum \\u201eheima\\u201c á /hysing-og-len/vefhysing."',
      'content/en/story.md:3    See [hosting](/hysing-og-len/vefhysing), [the price](/hysing-og-len/vefhysing#prices) and [the offer',
      'content/is/story.md:3    Sjá [hýsingu](/hysing-og-len/vefhysing), [verðið](/hysing-og-len/vefhysing#prices) og [tilboðið](/ti',
      "supabase/seed.sql:7      'Sjá [hýsingu](/hysing-og-len/vefhysing).",
      "supabase/seed.sql:12     'content', 'See [hosting](/hysing-og-len/vefhysing).'",
      '',
      'Next: npm run check',
      '',
    ]);
    // Nineteen lines with the new address, and two new ones.
    expect(git(folder, 'diff', '--shortstat').trim()).toBe(
      '6 files changed, 21 insertions(+), 19 deletions(-)',
    );
    expect(checkFolder(folder, { revision: 'HEAD' }).problems).toEqual([]);
  });

  test('reports in Icelandic', () => {
    const plan = planMove(files, { from: '/frettir', to: '/tidindi', only: false });
    if (plan.kind !== 'ready') throw new Error(`The plan is ${plan.kind}.`);
    expect(printMove(plan, false, 'is').split('\n')).toEqual([
      'Flutti /frettir á /tidindi og breytti 6 stöðum í 3 skrám.',
      'Fylgir með: /frettir/{slug} á /tidindi/{slug}',
      '',
      'site.yaml:81            quick: [/, /lausnir, /tidindi, /tilbod]',
      'site.yaml:88            - { from: /frettir, to: /tidindi }',
      'site.yaml:155           path: /tidindi',
      "site.yaml:158           - { id: article, path: '/tidindi/{slug}', texts: site, sections: [{ kind: news-article, id: article ",
      'content/is/story.md:10  [frett]: /tidindi/nyr-vefur',
      'content/en/story.md:10  [news]: /tidindi/nyr-vefur',
      '',
      'Slóðir einstakra frétta eða verkefna flytjast með: /frettir/… verður /tidindi/…. Undir redirects er hver gömul slóð skrifuð út, svo að gamall tengill á eina frétt eða eitt verkefni sýnir síðuna fyrir óþekktar slóðir.',
      'Fréttastraumurinn flyst með af /frettir.atom á /tidindi.atom. Þau sem lesa hann þurfa nýju slóðina.',
      '',
      'Næst: npm run check -- --lang is',
      '',
    ]);
  });

  test('changes nothing with --dry-run (0), when it refuses (1) and when it cannot run (2)', () => {
    const folder = commitSite();
    const outcome = ({ status, stdout, stderr }: ReturnType<typeof move>) =>
      `${status} ${(stdout + stderr).split('\n')[0]}`;
    expect(outcome(move(folder, '/frettir', '/tidindi', '--dry-run'))).toBe(
      '0 Moving /frettir to /tidindi would change 6 places in 3 files. No file was changed.',
    );
    const dryRun = (...args: string[]) =>
      move(folder, ...args, '/lausnir', '/hysing-og-len', '--dry-run').stdout;
    expect(dryRun()).toContain('/lausnir/vefhysing to /hysing-og-len/vefhysing');
    expect(dryRun('--only')).not.toContain('/hysing-og-len/vefhysing');
    expect(outcome(move(folder, '/lausnir', '/frettir'))).toMatch(
      /^1 There is already a page at “\/frettir”/,
    );
    expect(git(folder, 'status', '--short')).toBe('');
    expect(outcome(move(temporaryFolder(), '/lausnir', '/nyja'))).toMatch(
      /^2 site\.yaml cannot be opened in /,
    );
  });
});
