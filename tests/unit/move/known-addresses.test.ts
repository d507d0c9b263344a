import { describe, expect, test } from 'vitest';
import type { BaseContent } from '../../../scripts/check/project/base-content.ts';
import type { ContentFiles } from '../../../scripts/check/project/content-files.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { filesAfter, ready, textsOf, versionOf } from './planned.ts';
import { filesOf } from './site-folder.ts';
import { siteWith, smallSite } from './small-site.ts';

const small = filesOf(smallSite);
const version = versionOf(small);

/** A site after some moves, one after the other. */
function moved(
  files: ContentFiles,
  base: BaseContent | null,
  ...moves: readonly (readonly [from: string, to: string])[]
): ContentFiles {
  const after = moves.reduce((now, [from, to]) => filesAfter(now, ready(now, base, from, to)), files);
  expect(projectOf(after, { base }).sound).toBe(true);
  return after;
}

function redirectsIn(files: ContentFiles): string[] {
  const entries = textsOf(files)['site.yaml']?.matchAll(/\{ from: (\S+), to: (\S+) \}/g) ?? [];
  return [...entries].map(([, from, to]) => `${from} ${to}`);
}

describe('visitors are led on from the addresses that they know:', () => {
  test('a page that moves twice is reached in one step, and its place between is forgotten', () => {
    const after = moved(small, version, ['/frettir', '/tidindi'], ['/tidindi', '/nyjast']);
    expect(redirectsIn(after)).toEqual(['/hysing /lausnir/vefhysing', '/frettir /nyjast']);
  });

  test('a page that moves back after both addresses were known turns its redirect around', () => {
    const there = moved(small, version, ['/frettir', '/tidindi']);
    const back = moved(there, versionOf(there), ['/tidindi', '/frettir']);
    expect(redirectsIn(back)).toEqual(['/hysing /lausnir/vefhysing', '/tidindi /frettir']);
  });

  test('a page takes over an old address of its own', () => {
    const after = moved(small, version, ['/lausnir/vefhysing', '/hysing']);
    expect(redirectsIn(after)).toEqual([
      '/lausnir/vefhysing /hysing',
      '/lausnir/vefhysing/panta /hysing/panta',
    ]);
  });

  test('where there is no version every address may be known', () => {
    const back = moved(small, null, ['/frettir', '/tidindi'], ['/tidindi', '/frettir']);
    expect(redirectsIn(back)).toEqual(['/hysing /lausnir/vefhysing', '/tidindi /frettir']);
  });

  test('a folder that git does not look after is no version', () => {
    const after = moved(small, versionOf(new Map()), ['/frettir', '/tidindi']);
    expect(redirectsIn(after)).toEqual(['/hysing /lausnir/vefhysing', '/frettir /tidindi']);
  });

  test('a new page that is in no version needs none, and is told so', () => {
    const about =
      '  - { id: about, path: /um, texts: site, indexed: false, sections: [{ kind: hero, id: hero }] }\n';
    const plan = ready(filesOf(siteWith(about)), version, '/um', '/um-okkur');
    expect(redirectsIn(filesAfter(small, plan))).toEqual(['/hysing /lausnir/vefhysing']);
    expect(plan.notes).toEqual([
      {
        en: 'No redirect leads on from /um: the last version in git has no such address, so nobody knows it yet.',
        is: 'Gestum er ekki vísað áfram af /um: í síðustu útgáfu í git er slóðin ekki til, svo að enginn þekkir hana enn.',
      },
    ]);
  });
});

test('a new address below one that is no page is told, for it may be a slip', () => {
  const { notes } = ready(small, version, '/frettir', '/lausnri/frettir');
  expect(notes.at(-1)).toEqual({
    en: 'There is no page at /lausnri, so the breadcrumb leaves it out. Did you mean /lausnir?',
    is: 'Engin síða er á /lausnri, svo að hana vantar í leiðina efst á síðunni. Áttirðu við /lausnir?',
  });
});
