import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

/** The package does not change while the process runs. */
let names: ReadonlySet<string> | null = null;
const drawings = new Map<string, string>();

/** Drawn in lines of the colour of the text around it. */
const look =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** The names of all icons of lucide-static; read once. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(folder).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -'.svg'.length)] : [])),
  );
  return names;
}

/**
 * One SVG file with a symbol for each icon; a page shows one by `<use href="…#name">`.
 * @param wanted icons that exist
 * @param drawn other symbols that go along
 */
export function iconSprite(wanted: readonly string[], drawn: readonly string[] = []): string {
  const icons = wanted.map((name) => `<symbol id="${name}" ${look}>${iconDrawing(name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...icons, ...drawn].join('')}</svg>`;
}

/** Each is read once. */
function iconDrawing(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const drawing = (/<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '').replace(/\s*\n\s*/g, '');
  drawings.set(name, drawing);
  return drawing;
}
