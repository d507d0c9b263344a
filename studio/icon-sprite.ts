import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from './web/ui/icon-names.ts';

const MODULE = 'virtual:icon-sprite';

/** Gives the interface its icons as symbols of one SVG, so that none appears later than its button. */
export const iconSprite: Plugin = {
  name: 'icon-sprite',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(drawSprite())}` : undefined),
};

function drawSprite(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
  const symbols = iconNames.map((name) => {
    const drawing = readFileSync(join(folder, `icons/${name}.svg`), 'utf8');
    const shapes = drawing.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/\s+/g, ' ');
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes.trim()}</symbol>`;
  });
  return symbols.join('');
}
