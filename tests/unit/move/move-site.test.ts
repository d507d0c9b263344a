import { describe, expect, test } from 'vitest';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { planMove } from '../../../scripts/move/plan-move.ts';
import { printMove } from '../../../scripts/move/print-move.ts';
import { git } from '../../git.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { committedSite, filesOf, runMove } from './site-folder.ts';
import { smallSite } from './small-site.ts';

const hosting = ['/lausnir/vefhysing', '/hysing-og-len'] as const;
const small = filesOf(smallSite);

describe('npm run move', () => {
  test('lists every line, and git finds no other', () => {
    const folder = committedSite(small);
    const { status, stdout, stderr } = runMove(folder, ...hosting);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      'Moved /lausnir/vefhysing to /hysing-og-len: 12 places in 4 files.',
      'Along with it: /lausnir/vefhysing/panta to /hysing-og-len/panta',
      '',
      'site.yaml:78           - { icon: server, to: /hysing-og-len }',
      'site.yaml:80           - { kind: link, to: "/hysing-og-len/panta" }',
      'site.yaml:87           - { from: /hysing, to: /hysing-og-len }',
      'site.yaml:88           - { from: /lausnir/vefhysing, to: /hysing-og-len }',
      'site.yaml:89           - { from: /lausnir/vefhysing/panta, to: /hysing-og-len/panta }',
      'site.yaml:130          - { id: hosting, icon: server, to: /hysing-og-len }',
      'site.yaml:134          path: /hysing-og-len',
      "site.yaml:147          path: '/hysing-og-len/panta'   # under /lausnir/vefhysing",
      'site.yaml:149          sections: [{ kind: hero, id: hero, actions: [{ label: order, to: /hysing-og-len }] }]',
      'content/en/story.md:1  See [hosting](/hysing-og-len?package=Basic#packages "x") and [order](/hysing-og-len/panta).',
      'content/is/story.md:1  Sjá [hýsingu](/hysing-og-len?package=Basic#packages "x") og [pöntun](/hysing-og-len/panta).',
      "supabase/seed.sql:2    insert into public.news (slug, content) values ('afrit', 'Sjá /hysing-og-len.');",
      '',
      'Next: npm run check',
      '',
    ]);
    // Ten lines with the new address, and two new ones.
    expect(git(folder, 'diff', '--shortstat').trim()).toBe(
      '4 files changed, 12 insertions(+), 10 deletions(-)',
    );
    expect(readProject(folder, { revision: 'HEAD' }).problems).toEqual([]);
  });

  test('reports in Icelandic', () => {
    const plan = planMove(small, { from: '/frettir', to: '/tidindi', only: false });
    if (plan.kind !== 'ready') throw new Error(`The plan is ${plan.kind}.`);
    const stdout = printMove(plan, false, 'is');
    expect(stdout.split('\n')).toEqual([
      'Flutti /frettir á /tidindi og breytti 5 stöðum í 2 skrám.',
      'Fylgir með: /frettir/{slug} á /tidindi/{slug}',
      '',
      'site.yaml:79         - { kind: link, to: /tidindi }',
      'site.yaml:88         - { from: /frettir, to: /tidindi }',
      'site.yaml:150        path: /tidindi',
      'site.yaml:156        path: /tidindi/{slug}',
      'supabase/seed.sql:1  -- Sample news, shown on /tidindi.',
      '',
      'Slóðir einstakra frétta eða verkefna flytjast með: /frettir/… verður /tidindi/…. Undir redirects er hver gömul slóð skrifuð út, svo að gamall tengill á eina frétt eða eitt verkefni sýnir síðuna fyrir óþekktar slóðir.',
      'Fréttastraumurinn flyst með af /frettir.atom á /tidindi.atom. Þau sem lesa hann þurfa nýju slóðina.',
      '',
      'Næst: npm run check -- --lang is',
      '',
    ]);
  });

  test('with --dry-run lists the places and changes nothing', () => {
    const folder = committedSite(small);
    const { status, stdout } = runMove(folder, '/frettir', '/tidindi', '--dry-run');
    expect(status).toBe(0);
    expect(git(folder, 'status', '--short')).toBe('');
    expect(stdout).toMatch(
      /^Moving \/frettir to \/tidindi would change 5 places in 2 files\. Nothing has been written\.\n/,
    );
  });

  test('exits 1 when it refuses, and changes nothing', () => {
    const folder = committedSite(small);
    const { status, stdout, stderr } = runMove(folder, '/lausnir', '/frettir');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^There is a page at “\/frettir” already/);
    expect(git(folder, 'status', '--short')).toBe('');
  });

  test('exits 2 when it cannot run', () => {
    const { status, stderr } = runMove(temporaryFolder(), '/lausnir', '/nyja');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^site\.yaml cannot be opened in /);
  });
});
