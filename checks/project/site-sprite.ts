import { readFileSync } from 'node:fs';
import type { Project } from '../../app/data/project.ts';
import { iconsInUse } from '../../app/site/resolve-frame.ts';
import { iconSprite } from './icons.ts';
import { markSymbol } from './mark-file.ts';

/** The file is part of the program, so it is read once. */
let logo: string | null = null;

/**
 * All symbols that pages show by reference, in one SVG file that a visitor loads once: the icons of a site, its logo,
 * and the word marks of its clients.
 */
export function siteSprite({ site, marks }: Pick<Project, 'site' | 'marks'>): string {
  logo ??=
    /^<symbol .*$/m.exec(
      readFileSync(new URL('../../app/ui/frame/logo.svg', import.meta.url), 'utf8'),
    )?.[0] ?? '';
  const clientMarks = site.company.clients.flatMap(({ mark }) => {
    const svg = mark === undefined ? undefined : marks[mark];
    return mark === undefined || svg === undefined ? [] : [markSymbol(mark, svg)];
  });
  return iconSprite(iconsInUse(site), [logo, ...new Set(clientMarks)]);
}
