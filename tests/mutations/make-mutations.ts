import { jsonMutations } from './json-mutations.ts';
import { markdownMutations } from './markdown-mutations.ts';
import { createRandom, type Mutate, type Mutation, type Random, type SourceFile } from './mutation.ts';
import { yamlFile } from './yaml-file.ts';
import { yamlLineMutations } from './yaml-line-mutations.ts';
import { yamlValueMutations } from './yaml-value-mutations.ts';

/** The files of a site by name. */
export type SiteFiles = ReadonlyMap<string, string>;

/** Puts each kind of mistake into site.yaml, the texts and the documents of pages, `times` each where it applies. */
export function mutationsIn(files: SiteFiles, times: number, seed: number): Mutation[] {
  const [name, text] = ['site.yaml', files.get('site.yaml') ?? ''];
  const file = yamlFile(text);
  const inYaml = () => ({ name, file });
  const inTexts = filesLike(files, /^locales\/(?!checks\/).+\.json$/);
  const documents = [...text.matchAll(/document: ([a-z-]+)/g)].map(([, document]) => document);
  const inDocuments = filesLike(files, new RegExp(`^content/[^/]+/(?:${documents.join('|')})\\.md$`));
  return [
    ...createMutations(files, { ...yamlValueMutations, ...yamlLineMutations }, times, seed, inYaml),
    ...createMutations(files, jsonMutations, times, seed, inTexts),
    ...createMutations(files, markdownMutations, times, seed, inDocuments),
  ];
}

function filesLike(files: SiteFiles, pattern: RegExp) {
  const names = [...files.keys()].filter((name) => pattern.test(name));
  return (random: Random) => {
    const name = random.pick(names);
    const text = files.get(name) ?? '';
    return { name, file: { text, lines: text.split('\n') } };
  };
}

/** Upper limit of files and places that are tried for one kind of mistake. */
const maxTries = 100;

function createMutations<File extends SourceFile>(
  files: SiteFiles,
  kinds: Readonly<Record<string, Mutate<File>>>,
  times: number,
  seed: number,
  choose: (random: Random) => { readonly name: string; readonly file: File },
): Mutation[] {
  return Object.entries(kinds).flatMap(([kind, mutate], place) => {
    const random = createRandom(seed * 1000 + place);
    const mutations: Mutation[] = [];
    for (let tries = 0; tries < maxTries && mutations.length < times; tries++) {
      const { name, file } = choose(random);
      const change = mutate(file, random);
      if (change && change.text !== files.get(name)) mutations.push({ kind, file: name, ...change });
    }
    return mutations;
  });
}
