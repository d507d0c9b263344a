import { documentBreakers } from './document-faults.ts';
import { type Breaker, type Dice, diceOf, type Fault } from './fault.ts';
import { jsonBreakers } from './text-faults.ts';
import { yamlBreakers } from './yaml-faults.ts';
import { yamlFile } from './yaml-file.ts';

/** The sound files of a site by name. */
export type SoundFiles = ReadonlyMap<string, string>;

/** Puts each sort of mistake into site.yaml, some times each. */
export function yamlFaults(files: SoundFiles, times: number, seed: number): Fault[] {
  const name = 'site.yaml';
  const file = yamlFile(files.get(name) ?? '');
  return makeFaults(files, yamlBreakers, times, seed, () => ({ name, file }));
}

/** Puts each sort of mistake into the files of texts, some times each. */
export function textFaults(files: SoundFiles, times: number, seed: number): Fault[] {
  return makeFaults(files, jsonBreakers, times, seed, linesOf(files, /^locales\/(?!checks\/).+\.json$/));
}

/** Puts each sort of mistake into the running texts that pages show, some times each. */
export function documentFaults(files: SoundFiles, times: number, seed: number): Fault[] {
  const shown = [...(files.get('site.yaml') ?? '').matchAll(/document: ([a-z-]+)/g)].map(([, name]) => name);
  const pattern = new RegExp(`^content/[^/]+/(?:${shown.join('|')})\\.md$`);
  return makeFaults(files, documentBreakers, times, seed, linesOf(files, pattern));
}

function linesOf(files: SoundFiles, pattern: RegExp) {
  const names = [...files.keys()].filter((name) => pattern.test(name));
  return (dice: Dice) => {
    const name = dice.pick(names);
    return { name, file: (files.get(name) ?? '').split('\n') };
  };
}

/** So often a place is looked for that can hold a mistake. */
const enoughRolls = 100;

function makeFaults<File>(
  files: SoundFiles,
  breakers: Readonly<Record<string, Breaker<File>>>,
  times: number,
  seed: number,
  choose: (dice: Dice) => { readonly name: string; readonly file: File },
): Fault[] {
  return Object.entries(breakers).flatMap(([kind, breaker], place) => {
    const dice = diceOf(seed * 1000 + place);
    const faults: Fault[] = [];
    for (let roll = 0; roll < enoughRolls && faults.length < times; roll++) {
      const { name, file } = choose(dice);
      const fault = breaker(file, dice);
      if (fault && fault.text !== files.get(name)) faults.push({ kind, file: name, ...fault });
    }
    return faults;
  });
}
