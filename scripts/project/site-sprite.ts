import { readFileSync } from 'node:fs';
import { marksOf } from '../../app/site/client-marks.ts';
import { iconId } from '../../app/site/icon-id.ts';
import { iconsInUse, ownIcons } from '../../app/site/resolve-frame.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { ridgeSymbol } from '../../app/ui/basalt/basalt-ridge.ts';
import { iconSprite } from './icons.ts';
import { tightDrawing } from './tight-drawing.ts';

/** By id; the file is part of the program, so it is read once. */
let marks: ReadonlyMap<string, string> | null = null;

/**
 * All drawings that pages show by reference, in one file that a visitor fetches once: the icons of a site, the word marks
 * of its clients, and the ridge, which is written as tightly as it can be.
 */
export function siteSprite(site: ResolvedSite): string {
  const drawn = Object.values(marksOf(site.company.clients)).map((id) => wordmarks().get(id) ?? '');
  const own = ownIcons(site);
  const tight = tightDrawing(iconSprite(iconsInUse(site), drawn, (name) => iconId(name, own)));
  return tight.replace(/<\/svg>$/, () => `${ridgeSymbol()}</svg>`);
}

function wordmarks(): ReadonlyMap<string, string> {
  marks ??= new Map(
    readFileSync(new URL('../../app/ui/wordmarks.svg', import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const id = /^<symbol id="([^"]+)"/.exec(line)?.[1];
        return id === undefined ? [] : [[id, line] as const];
      }),
  );
  return marks;
}
