import { readFileSync } from 'node:fs';
import { clientMarks } from '../../../app/site/client-marks.ts';
import { iconsInUse } from '../../../app/site/resolve-frame.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { ridgeSymbol } from '../../../app/ui/basalt/basalt-ridge.ts';
import { iconSprite } from './icons.ts';

/** Files with a symbol on each line: the logo, and the word marks of clients. */
const markFiles = ['../../../app/ui/frame/logo.svg', '../../../app/ui/wordmarks.svg'];

/** By id; the files are part of the program, so they are read once. */
let marks: ReadonlyMap<string, string> | null = null;

/**
 * All symbols that pages show by reference, in one SVG file that a visitor loads once: the icons of a site, its logo, the
 * word marks of its clients, and the ridge.
 */
export function siteSprite(site: ResolvedSite): string {
  const ids = ['logo', ...site.company.clients.flatMap((name) => clientMarks[name] ?? [])];
  const symbols = ids.map((id) => markSymbols().get(id) ?? '');
  return iconSprite(iconsInUse(site), [...symbols, ridgeSymbol()]);
}

function markSymbols(): ReadonlyMap<string, string> {
  marks ??= new Map(
    markFiles
      .flatMap((file) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n'))
      .flatMap((line) => {
        const id = /^<symbol id="([^"]+)"/.exec(line)?.[1];
        return id === undefined ? [] : [[id, line] as const];
      }),
  );
  return marks;
}
