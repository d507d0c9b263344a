import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ICON_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);

/** The package does not change while the process runs. */
let names: ReadonlySet<string> | null = null;
const contentByName = new Map<string, string>();

/** Lines in the color of the text around the icon. */
const ATTRIBUTES =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** Names of all icons of lucide-static; read once. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(ICON_FOLDER)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => name.slice(0, -'.svg'.length)),
  );
  return names;
}

/**
 * Makes an SVG file with a symbol for each icon; a page shows one by `<use href="…#name">`.
 * @param icons names of existing icons
 * @param symbols other symbols for the same file
 */
export function iconSprite(icons: readonly string[], symbols: readonly string[] = []): string {
  const iconSymbols = icons.map((name) => `<symbol id="${name}" ${ATTRIBUTES}>${svgContent(name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...iconSymbols, ...symbols].join('')}</svg>`;
}

/** Makes a file of one icon. @param name of an existing icon */
export function iconFile(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${ATTRIBUTES}>${svgContent(name)}</svg>`;
}

/** Returns the content of an icon, which is read once. */
function svgContent(name: string): string {
  const cached = contentByName.get(name);
  if (cached !== undefined) return cached;
  const svg = readFileSync(join(ICON_FOLDER, `${name}.svg`), 'utf8');
  const content = (/<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '').replace(/\s*\n\s*/g, '');
  contentByName.set(name, content);
  return content;
}
