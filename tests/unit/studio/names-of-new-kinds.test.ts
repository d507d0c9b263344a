import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Project } from '../../../app/data/project.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { siteOn } from '../../../app/site/site-on-day.ts';
import type { Problem } from '../../../checks/problems/problem.ts';
import { readProjectFiles } from '../../../checks/project/read-project.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import { editsBetween } from '../../../edits/edits-between.ts';
import type { Json } from '../../../edits/json.ts';
import { siteValue } from '../../../edits/site-value.ts';
import { getText } from '../../../edits/text-edits.ts';
import { differences, resolvedValue, withValueAt } from '../../../impact/differences.ts';
import { markProject } from '../../../render/preview/mark-project.ts';
import { Marks } from '../../../render/preview/marks.ts';
import { sourceItem } from '../../../render/preview/source-item.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import { siteNode } from '../../../schema/site-node.ts';
import { findTextOwner } from '../../../schema/text-owners.ts';
import { getContent } from '../../../studio/fields/field-context.ts';
import { createPanel } from '../../../studio/fields/panel.ts';
import { listGallery } from '../../../studio/pages/gallery-view.ts';
import { studioSite } from '../../studio-site.ts';
import { printImpact } from '../impact/printed-impact.ts';
import { parseSite } from '../site/minimal-site.ts';
import { fieldContext } from './fields-parts.ts';
import './harbor-kind.ts';

// Other test files use the same modules, whose schemas do not know the kind.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('../../../studio/pages/gallery.ts', async (original) => {
  const { boatExample } = await import('./harbor-kind.ts');
  const { fittedSection } = await import('../../../studio/pages/fitted.ts');
  const written = { kind: 'harbor', id: 'harbor', boats: [boatExample] };
  return {
    ...(await original<object>()),
    sectionExamples: () => [{ name: 'harbor', kind: 'harbor', look: null, written }],
    fittedExample: (site: Json) => fittedSection(site, written, 'harbor', ''),
  };
});

const boats = [
  { label: 'same', name: 'Same', slug: 'esja' },
  { label: 'same', name: 'Same', slug: 'hekla' },
] as const;
const list = ['pages', 'home', 'sections', 'harbor', 'boats'];
const text = (boat: string) => `home:home.harbor.boats.${boat}.title`;

/** @param fields of the second boat, in addition to its names */
function harborFiles(fields = ''): Files {
  const files = studioSite();
  const lines = boats.map(({ label, name, slug }) => {
    const moreFields = slug === 'hekla' ? fields : '';
    return `          - { label: ${label}, name: ${name}, slug: ${slug}${moreFields} } # ${slug}\n`;
  });
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
  const applyAll = (...edits: Edit[]): Files => {
    const { files, conflicts } = applyEdits(harborFiles(), edits);
    expect(conflicts).toEqual([]);
    return files;
  };
  const titles = (files: Files, ...slugs: string[]) => slugs.map((slug) => getText(files, 'is', text(slug)));

  test('is found by its slug, also by edits that lead from one file to another', () => {
    const files = harborFiles();
    expect(siteValue(files, [...list, 'hekla'])).toEqual(boats[1]);
    expect([siteValue(files, [...list, 'same']), siteValue(files, [...list, 'Same'])]).toEqual([
      undefined,
      undefined,
    ]);
    const set: Edit = { kind: 'set', path: [...list, 'hekla', 'name'], before: 'Same', after: 'Other' };
    expect(editsBetween('site.yaml', files['site.yaml'] ?? '', applyAll(set)['site.yaml'] ?? '')).toEqual([
      set,
    ]);
  });

  test('is renamed with its texts', () => {
    const files = applyAll({ kind: 'rename', list, from: 'hekla', to: 'katla' });
    expect(siteValue(files, list)).toEqual([boats[0], { ...boats[1], slug: 'katla' }]);
    expect(titles(files, 'hekla', 'katla')).toEqual([undefined, 'Hekla']);
  });

  test('is copied with its texts under another slug', () => {
    const files = applyAll({ kind: 'duplicate', list, item: 'hekla', id: 'katla' });
    expect(siteValue(files, list)).toEqual([...boats, { ...boats[1], slug: 'katla' }]);
    expect(titles(files, 'hekla', 'katla')).toEqual(['Hekla', 'Hekla']);
  });

  test('is discarded with its texts alone', () => {
    const files = applyAll({ kind: 'discard', list, item: 'hekla', before: boats[1] });
    expect(siteValue(files, list)).toEqual([boats[0]]);
    expect(titles(files, 'esja', 'hekla')).toEqual(['Esja', undefined]);
  });

  test('is inserted next to others of its name and label, and moved', () => {
    const item = { ...boats[0], slug: 'katla' };
    const insert: Edit = { kind: 'insert', list, item, after: 'esja' };
    const files = applyAll(insert, { kind: 'move', list, item: 'hekla', after: null });
    expect(siteValue(files, list)).toEqual([boats[1], boats[0], item]);
    const again = applyEdits(files, [{ ...insert, item: { ...item, name: 'Other' } }]);
    expect(again.conflicts).toMatchObject([{ reason: 'exists', current: item }]);
  });

  test('has fields for its name and label, and asks a new item for a slug', () => {
    const context = { ...fieldContext(studioSite()), files: harborFiles() };
    const panel = createPanel(`value:${list.join('/')}/hekla`, context);
    const keys = panel?.fields.flatMap((field) => (field.kind === 'value' ? [field.path.at(-1)] : []));
    expect(keys?.slice(0, 2)).toEqual(['label', 'name']);
    expect(keys).not.toContain('slug');
    expect(panel?.item).toMatchObject({ id: 'hekla', nameKey: 'slug' });
  });

  test('is compared with the item of the same slug in the impact', () => {
    const small = parseSite();
    const withBoats = (items: readonly Json[]) =>
      ({
        ...small,
        pages: small.pages.slice(0, 1).map((page) => ({
          ...page,
          sections: [{ kind: 'harbor', id: 'harbor', boats: items }],
        })),
      }) as unknown as ResolvedSite;
    const renamedBoat = { ...boats[1], name: 'Other' };
    const [before, after] = [withBoats(boats), withBoats([renamedBoat, boats[0]])];
    expect(differences(before, after).map(({ kind, path }) => [kind, ...path])).toEqual([
      ['changed', ...list, 'hekla', 'name'],
      ['reordered', ...list],
    ]);
    expect(resolvedValue(after, [...list, 'hekla', 'name'])).toBe('Other');
    expect(resolvedValue(withValueAt(after, [...list, 'hekla'], undefined), list)).toEqual([boats[0]]);
  });
});

describe('a kind that only its schema knows', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const allFields = ', icon: ship, crew: 3, to: /lausnir, figure: clients, sister: esja';

  /** The site with all texts of the kind, in each language. */
  function completeFiles(fields = allFields): Files {
    const files = { ...harborFiles(fields) };
    for (const code of ['is', 'en', 'es', 'da']) {
      const file = `locales/${code}/home.json`;
      const tree = JSON.parse(files[file] ?? '');
      const texts = { esja: { title: `Esja ${code}` }, hekla: { title: `Hekla ${code}` } };
      tree.home.harbor = { title: `Boats ${code}`, boats: texts };
      files[file] = JSON.stringify(tree);
    }
    return files;
  }

  const readFiles = (files: Files) => readProjectFiles(new Map(Object.entries(files)), { now });
  const messageOf = ({ wording }: Problem) => wording.en.message;
  const formerMessages = new Set(readFiles(studioSite()).problems.map(messageOf));

  /** Codes of the problems of the kind, with the comment at the end of their lines. */
  function problemsIn(files: Files): readonly string[] {
    const problems = readFiles(files).problems.filter((problem) => !formerMessages.has(messageOf(problem)));
    return problems.map(({ code, file, line }) => {
      const text = (files[file] ?? '').split('\n')[line - 1] ?? '';
      return `${code} ${/# (\w+)$/.exec(text)?.[1] ?? text.trim()}`;
    });
  }

  function projectIn(files: Files): Project {
    const { project } = readFiles(files);
    if (!project) throw new Error(problemsIn(files).join());
    return project;
  }

  test('needs only its texts', () => {
    const codes = problemsIn(harborFiles(allFields)).map((problem) => problem.split(' ')[0]);
    expect(new Set(codes)).toEqual(new Set(['missing-text']));
    expect(problemsIn(completeFiles())).toEqual([]);
  });

  test.each([
    ['crew: many', 'wrong-type'],
    ['crwe: 3', 'unknown-key'],
    ['to: /nowhere', 'unknown-path'],
    ['figure: nothing', 'unknown-reference'],
    ['sister: unknown', 'unknown-reference'],
    ['picture: nothing', 'unknown-reference'],
    ['icon: shipp', 'unknown-icon'],
    ['validFrom: 2026-12-02, validUntil: 2026-12-01', 'lifetime-order'],
  ])('has a mistake reported once, on its line: %s', (field, code) => {
    expect(problemsIn(completeFiles(`, ${field}`))).toEqual([`${code} hekla`]);
  });

  test('has a name that is used twice reported', () => {
    const files = completeFiles();
    const duplicatedYaml = (files['site.yaml'] ?? '').replace('slug: hekla', 'slug: esja');
    expect(problemsIn({ ...files, 'site.yaml': duplicatedYaml })).toContain('duplicate-id hekla');
  });

  test('is an entry of the gallery, under its name in words', () => {
    const entries = listGallery(getContent(fieldContext(studioSite())), 'home');
    expect(entries).toEqual([{ name: 'harbor', label: 'Harbor', section: 'gallery-harbor' }]);
  });

  test.each(['en', 'is'] as const)(
    'has a label in words for each field, in the interface in %s',
    (language) => {
      const context = { ...fieldContext(completeFiles()), language };
      const panel = createPanel(`value:${list.join('/')}/hekla`, context);
      const labels = panel?.fields.map(({ label }) => label) ?? [];
      expect(labels).toEqual(expect.arrayContaining(['Motto', 'Crew', 'Sister']));
      expect(labels.filter((label) => /^$|^\w+\.|undefined/.test(label))).toEqual([]);
    },
  );

  test('has a mark for each value and text that visitors see, which finds its item', () => {
    const files = completeFiles();
    const project = projectIn(files);
    const marks = new Marks(0xe000);
    const { site, languages } = markProject(project, 'is', files, marks);
    const sections: readonly { readonly id: string }[] = site.pageByPath['/']?.sections ?? [];
    const values = marks.read(JSON.stringify(sections.find((each) => each.id === 'harbor'))).sources;
    expect(values).toEqual(['icon', 'crew', 'to'].map((key) => valueSource([...list, 'hekla', key])));
    const texts = marks.read(JSON.stringify(languages.is?.texts.namespaces.home)).sources;
    expect(texts).toContain(`text:${text('hekla')}`);
    for (const source of [...values, `text:${text('hekla')}` as const])
      expect(sourceItem(source, project)).toEqual([...list, 'hekla']);
  });

  test('is the owner of its texts, where a search for them leads', () => {
    const files = completeFiles();
    const owner = findTextOwner(siteNode(projectIn(files).site), text('hekla'));
    expect(owner?.path).toEqual([...list, 'hekla']);
  });

  test('has a reference renamed with the item that it names', () => {
    const files = applyEdits(completeFiles(), [{ kind: 'rename', list, from: 'esja', to: 'katla' }]).files;
    expect(siteValue(files, [...list, 'hekla', 'sister'])).toBe('katla');
    expect(getText(files, 'da', text('katla'))).toBe('Esja da');
  });

  test('has its changes in words', () => {
    const impactOf = (fields: string) => printImpact(completeFiles(), completeFiles(fields));
    expect(impactOf(allFields.replace('3', '4'))).toMatch(/Setting crew, .* › Boats en › Hekla en: 3 -> 4/);
    expect(impactOf(allFields.replace('clients', 'uptime'))).toContain('Hekla en');
  });

  test('has its items shown on their days only', () => {
    const { site } = projectIn(completeFiles(', validUntil: 2026-11-01'));
    const home = JSON.stringify(siteOn(site, '2026-11-23').pageByPath['/']);
    expect([home.includes('"esja"'), home.includes('"hekla"')]).toEqual([true, false]);
  });
});
