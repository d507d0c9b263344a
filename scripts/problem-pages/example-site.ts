import { readFileSync } from 'node:fs';
import type { TextTree } from '../../app/site/texts/fill-facts.ts';
import { interfaceTexts } from '../../app/site/texts/interface-texts.ts';
import { namespaces } from '../../schema/namespace.ts';
import { readContentFiles } from '../check/project/content-files.ts';

/** Where the example site lies. */
const exampleFolder = 'docs/problems/example';

/** Its languages, whose texts of the frame are taken from the site itself. */
const languages = ['is', 'en'] as const;

type Tree = { [name: string]: string | Tree };

/**
 * The example site by file name. Its own words are in docs/problems/example; the texts of the frame, which every site
 * has and which no page about a problem shows, come from `locales/` so that nobody writes them twice.
 */
export function exampleSite(): ReadonlyMap<string, string> {
  const files = new Map(
    [...readContentFiles(exampleFolder)].map(([name, contents]) => [name, String(contents)]),
  );
  for (const language of languages) {
    for (const namespace of namespaces) {
      if (interfaceTexts[namespace].length === 0) continue;
      const file = `locales/${language}/${namespace}.json`;
      const own = JSON.parse(files.get(file) ?? '{}') as Tree;
      const frame = JSON.parse(readFileSync(file, 'utf8')) as TextTree;
      for (const key of interfaceTexts[namespace]) copyText(frame, own, key.split('.'));
      files.set(file, `${JSON.stringify(own, null, 2)}\n`);
    }
  }
  return files;
}

/** Copies a text in all its forms for numbers: `pages`, `pages_one`, `pages_other`. */
function copyText(from: TextTree, to: Tree, [name = '', ...inner]: readonly string[]): void {
  if (inner.length > 0) {
    const [below, group] = [from[name], to[name] ?? {}];
    if (typeof below !== 'object' || typeof group !== 'object') return;
    to[name] = group;
    copyText(below, group, inner);
    return;
  }
  for (const [form, text] of Object.entries(from))
    if (typeof text === 'string' && (form === name || form.startsWith(`${name}_`))) to[form] = text;
}
