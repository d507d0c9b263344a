import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

/** The names of all icons of lucide-static. */
export function iconNames(): ReadonlySet<string> {
  return new Set(readdirSync(folder).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -4)] : [])));
}

/**
 * One SVG file with a symbol for each icon; a page shows one by `<use href="…#name">`.
 * @param names icons that exist
 */
export function iconSprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
    const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.replace(/\s*\n\s*/g, '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
