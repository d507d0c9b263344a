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

const writtenSite = readYaml(projectFiles()['site.yaml'] ?? '', 'site.yaml').source?.value as WrittenSite;
const examples = sectionExamples.map((example) => example.source) as WrittenSite['pages'][number]['sections'];

const sites: readonly { readonly name: string; readonly writtenSite: WrittenSite }[] = [
  { name: 'the real site', writtenSite },
  {
    name: 'a page with an example of each kind of section',
    writtenSite: {
      ...writtenSite,
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
  const site = resolveSite(siteSchema.parse(each.writtenSite));
  const resolvedNode = siteNode(site);
  const roots = [siteNode(each.writtenSite), resolvedNode];

  test('finds each value by the path of its node, of names or of indices', () => {
    const misses = roots.flatMap((root) =>
      walkSite(root).filter(({ path, places, value }) => {
        const [byName, byIndex] = [nodeAt(root, path), nodeAt(root, places)];
        return (
          byName?.value !== value ||
          byIndex?.value !== value ||
          !isDeepStrictEqual(byName?.places, places) ||
          !isDeepStrictEqual(byIndex?.path, path)
        );
      }),
    );
    expect(listPaths(misses)).toEqual([]);
  });

  test('has one owner of each text, unless it is of the interface', () => {
    const ownerless = textKeys(site)
      .map(({ namespace, key }) => `${namespace}:${key}`)
      .filter((text) => (findTextOwner(resolvedNode, text) === null) !== interfaceKeys.has(text));
    expect(ownerless).toEqual([]);
    const namedNodes = walkSite(resolvedNode).filter(({ model }) => model.name !== undefined);
    const keys = namedNodes
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
    const untitledItems = items.filter((node) =>
      [noTexts, allTexts].some((texts) => !/^(?!.*(?:undefined|\[object))\S/.test(nodeTitle(node, texts))),
    );
    expect(listPaths(untitledItems)).toEqual([]);
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
