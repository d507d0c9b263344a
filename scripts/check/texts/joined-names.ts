import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';

/** Warns of proper names in site.yaml that no text has, but whose words some text has each: a comma was left out. */
export function joinedNames({ site, source, sources }: ProjectContent): Problem[] {
  const texts = Object.entries(sources).flatMap(([file, text]) =>
    /^(?:locales|content)\//.test(file) ? [text] : [],
  );
  const isSomewhere = (name: string) => texts.some((text) => text.includes(name));
  return site.properNames.flatMap((name, place) => {
    const words = name.split(/\s+/);
    if (words.length < 2 || isSomewhere(name) || !words.every(isSomewhere)) return [];
    const wording = wordingOf('filler.namesInOne', { name, number: words.length, listed: words.join(', ') });
    return [problemAt(source, 'unused-text', ['properNames', place], { severity: 'warning', wording })];
  });
}
