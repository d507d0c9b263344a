import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import { editsBetween } from '../../../edits/edits-between.ts';
import type { Json } from '../../../edits/json.ts';
import { siteValue } from '../../../edits/site-value.ts';
import { textAt } from '../../../edits/text-edits.ts';
import { differences, entryName, resolvedValue, withValueAt } from '../../../impact/differences.ts';
import { contentModel } from '../../../schema/content-model.ts';
import { id } from '../../../schema/identifiers.ts';
import { section } from '../../../schema/sections/section.ts';
import { defineSection } from '../../../schema/sections/section-base.ts';
import { required } from '../../../schema/text-slots.ts';
import { createPanel } from '../../../studio/fields/panel.ts';
import { studioSite } from '../../studio-site.ts';
import { siteOf } from '../site/minimal-site.ts';
import { fieldContext } from './fields-parts.ts';

/** A kind whose items have a name that is not used for lookups. */
const harbor = defineSection('harbor', 'Boats.', {
  fields: {
    boats: z.array(
      z
        .strictObject({ label: z.string(), name: z.string(), slug: id })
        .meta({ title: 'boat', examples: [{ label: 'A', name: 'B', slug: 'boat' }] })
        .register(contentModel, { name: 'slug', texts: [{ slots: required('title') }] }),
    ),
  },
  example: { id: 'harbor' },
});

const kinds = section._zod.def.options as unknown[];
beforeAll(() => kinds.push(harbor));
// Other test files use the same modules.
afterAll(() => kinds.splice(kinds.indexOf(harbor), 1));

const boats = [
  { label: 'same', name: 'Same', slug: 'esja' },
  { label: 'same', name: 'Same', slug: 'hekla' },
] as const;
const list = ['pages', 'home', 'sections', 'harbor', 'boats'];
const text = (boat: string) => `home:home.harbor.boats.${boat}.title`;

function harborFiles(): Files {
  const files = studioSite();
  const lines = boats.map(
    ({ label, name, slug }) => `          - { label: ${label}, name: ${name}, slug: ${slug} } # ${slug}\n`,
  );
  const clients = '      - { kind: client-logos, id: clients }\n';
  const site = (files['site.yaml'] ?? '').replace(
    clients,
    `${clients}      - kind: harbor\n        id: harbor\n        boats:\n${lines.join('')}`,
  );
  const home = JSON.parse(files['locales/is/home.json'] ?? '');
  home.home.harbor = { boats: { esja: { title: 'Esja' }, hekla: { title: 'Hekla' } } };
  return { ...files, 'site.yaml': site, 'locales/is/home.json': JSON.stringify(home) };
}

describe('an item that its schema names by its slug, and not by its name or label', () => {
  const edited = (...edits: Edit[]): Files => {
    const { files, conflicts } = applyEdits(harborFiles(), edits);
    expect(conflicts).toEqual([]);
    return files;
  };
  const titles = (files: Files, ...slugs: string[]) => slugs.map((slug) => textAt(files, 'is', text(slug)));

  test('is found by its slug, also by edits that lead from one file to another', () => {
    const files = harborFiles();
    expect(siteValue(files, [...list, 'hekla'])).toEqual(boats[1]);
    expect([siteValue(files, [...list, 'same']), siteValue(files, [...list, 'Same'])]).toEqual([
      undefined,
      undefined,
    ]);
    const set: Edit = { kind: 'set', path: [...list, 'hekla', 'name'], before: 'Same', after: 'Other' };
    expect(editsBetween('site.yaml', files['site.yaml'] ?? '', edited(set)['site.yaml'] ?? '')).toEqual([
      set,
    ]);
  });

  test('is renamed with its texts', () => {
    const files = edited({ kind: 'rename', list, from: 'hekla', to: 'katla' });
    expect(siteValue(files, list)).toEqual([boats[0], { ...boats[1], slug: 'katla' }]);
    expect(titles(files, 'hekla', 'katla')).toEqual([undefined, 'Hekla']);
  });

  test('is copied with its texts under another slug', () => {
    const files = edited({ kind: 'duplicate', list, item: 'hekla', id: 'katla' });
    expect(siteValue(files, list)).toEqual([...boats, { ...boats[1], slug: 'katla' }]);
    expect(titles(files, 'hekla', 'katla')).toEqual(['Hekla', 'Hekla']);
  });

  test('is discarded with its texts alone', () => {
    const files = edited({ kind: 'discard', list, item: 'hekla', before: boats[1] });
    expect(siteValue(files, list)).toEqual([boats[0]]);
    expect(titles(files, 'esja', 'hekla')).toEqual(['Esja', undefined]);
  });

  test('is inserted next to others of its name and label, and moved', () => {
    const item = { ...boats[0], slug: 'katla' };
    const insert: Edit = { kind: 'insert', list, item, after: 'esja' };
    const files = edited(insert, { kind: 'move', list, item: 'hekla', after: null });
    expect(siteValue(files, list)).toEqual([boats[1], boats[0], item]);
    const again = applyEdits(files, [{ ...insert, item: { ...item, name: 'Other' } }]);
    expect(again.conflicts).toMatchObject([{ reason: 'exists', current: item }]);
  });

  test('has fields for its name and label, and asks a new item for a slug', () => {
    const context = { ...fieldContext(studioSite()), files: harborFiles() };
    const panel = createPanel(`value:${list.join('/')}/hekla`, context);
    const keys = panel?.fields.flatMap((field) => (field.kind === 'value' ? [field.path.at(-1)] : []));
    expect(keys).toEqual(['label', 'name']);
    expect(panel?.item).toMatchObject({ id: 'hekla', nameKey: 'slug' });
  });

  test('is compared with the item of the same slug in the impact', () => {
    const small = siteOf();
    const withBoats = (items: readonly Json[]) =>
      ({
        ...small,
        pages: small.pages.map((page) => ({
          ...page,
          sections: [{ kind: 'harbor', id: 'harbor', boats: items }],
        })),
      }) as unknown as ResolvedSite;
    const renamed = { ...boats[1], name: 'Other' };
    const [before, after] = [withBoats(boats), withBoats([renamed, boats[0]])];
    const found = differences(before.pages[0]?.sections, after.pages[0]?.sections, {
      isLeaf: () => false,
      getName: (path, entry) => entryName(after, ['pages', 'home', 'sections', ...path], entry),
    });
    expect(found.map(({ kind, path }) => [kind, ...path])).toEqual([
      ['changed', 'harbor', 'boats', 'hekla', 'name'],
      ['reordered', 'harbor', 'boats'],
    ]);
    expect(resolvedValue(after, [...list, 'hekla', 'name'])).toBe('Other');
    expect(resolvedValue(withValueAt(after, [...list, 'hekla'], undefined), list)).toEqual([boats[0]]);
  });
});
