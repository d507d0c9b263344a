import { readdirSync, readFileSync } from 'node:fs';
import { readYaml } from '../../../checks/yaml/yaml-source.ts';
import type { SectionKind } from '../../../schema/sections/section.ts';

/** Folder of the examples. */
const exampleFolder = new URL('../../../schema/examples/', import.meta.url);

/** A section in the form that an editor writes. */
export interface SectionExample {
  readonly kind: SectionKind;
  readonly file: string;
  readonly source: unknown;
}

/** One section of each kind, sorted by kind; the kind is the name of the file. */
export const sectionExamples: readonly SectionExample[] = readdirSync(exampleFolder)
  .flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? [])
  .sort()
  .map((kind) => {
    const file = `${kind}.yaml`;
    const { source, problems } = readYaml(readFileSync(new URL(file, exampleFolder)), file);
    if (!source || problems.length > 0)
      throw new Error(problems.map(({ wording }) => wording.en.message).join('\n'));
    return { kind: kind as SectionKind, file, source: source.value };
  });
