import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { nodeTitle } from '../../../app/site/node-title.ts';
import { resolveSite } from '../../../app/site/resolved-site.ts';
import { interfaceTexts } from '../../../app/site/texts/interface-texts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { readYaml } from '../../../checks/yaml/yaml-source.ts';
import { NAMESPACES } from '../../../schema/namespace.ts';
import { firstFields } from '../../../schema/schema-walk.ts';
import { site as siteSchema } from '../../../schema/site.ts';
import { isEntry, nodeAt, type SiteNode, siteNode, textPlaces, walkSite } from '../../../schema/site-node.ts';
import { findTextOwner } from '../../../schema/text-owners.ts';
import { projectFiles } from '../../project-files.ts';
import { sectionExamples } from '../pages/section-examples.ts';

type WrittenSite = z.input<typeof siteSchema>;

const written = readYaml(projectFiles()['site.yaml'] ?? '', 'site.yaml').source?.value as WrittenSite;
const examples = sectionExamples.map(
  (example) => example.written,
) as WrittenSite['pages'][number]['sections'];

const sites: readonly { readonly name: string; readonly written: WrittenSite }[] = [
  { name: 'the real site', written },
  {
    name: 'a page with an example of each kind of section',
    written: {
      ...written,
      pages: [{ id: 'examples', path: '/daemi', texts: 'site', sections: examples }],
    },
  },
];

const noTexts = { read: () => undefined, locale: 'en-GB' };
const allTexts = { ...noTexts, read: (key: string) => `text ${key}` };
const interfaceKeys = new Set(
  NAMESPACES.flatMap((namespace) => interfaceTexts[namespace].map((key) => `${namespace}:${key}`)),
);

describe.each(sites)('$name', (each) => {
  const site = resolveSite(siteSchema.parse(each.written));
  const resolved = siteNode(site);
  const roots = [siteNode(each.written), resolved];

  test('finds each value by the path of its node, of names or of indices', () => {
    const lost = roots.flatMap((root) =>
      walkSite(root).filter(({ path, places, value }) => {
        const [named, numbered] = [nodeAt(root, path), nodeAt(root, places)];
        return (
          named?.value !== value ||
          numbered?.value !== value ||
          !isDeepStrictEqual(named?.places, places) ||
          !isDeepStrictEqual(numbered?.path, path)
        );
      }),
    );
    expect(listPaths(lost)).toEqual([]);
  });

  test('has one owner of each text, unless it is of the interface', () => {
    const wrong = textKeys(site)
      .map(({ namespace, key }) => `${namespace}:${key}`)
      .filter((text) => (findTextOwner(resolved, text) === null) !== interfaceKeys.has(text));
    expect(wrong).toEqual([]);
    const named = walkSite(resolved).filter(({ model }) => model.name !== undefined);
    const keys = named
      .flatMap(textPlaces)
      .flatMap(({ key, slots }) =>
        slots === 'whole' ? [key] : Object.keys(slots).map((slot) => `${key}.${slot}`),
      );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('has the same texts as written and as resolved', () => {
    const [keys, others] = roots.map(
      (root) => new Set(walkSite(root).flatMap((node) => textPlaces(node).map(({ key }) => key))),
    );
    expect(keys?.size).toBeGreaterThan(100);
    expect(keys).toEqual(others);
  });

  test('has a title of each item, with texts and without', () => {
    const items = roots.flatMap((root) => walkSite(root)).filter(isEntry);
    const untitled = items.filter((node) =>
      [noTexts, allTexts].some((texts) => !/^(?!.*(?:undefined|\[object))\S/.test(nodeTitle(node, texts))),
    );
    expect(listPaths(untitled)).toEqual([]);
  });
});

test('items of lists start with their name, their kind or what tells them apart', () => {
  const fields = [
    'kind',
    'id',
    'days',
    'day',
    'network',
    'name',
    'code',
    'icon',
    'from',
    'type',
    'value',
    'label',
  ];
  expect(firstFields().toSorted()).toEqual([...fields, 'validFrom'].toSorted());
});

function listPaths(nodes: readonly SiteNode[]): readonly string[] {
  return nodes.map(({ path }) => path.join('/'));
}
