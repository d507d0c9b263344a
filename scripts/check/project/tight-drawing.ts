import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Digits after the point that coordinates keep; icons are drawn on 24 units, so that none moves by a twentieth of one. */
const DIGITS = 1;

const require = createRequire(import.meta.url);
const drawings = join(import.meta.dirname, '../../../.cache/drawings');
const made = new Map<string, string>();

/**
 * The same drawing in fewer bytes: shapes as paths, neighbouring paths as one, coordinates rounded.
 * It is kept on disk, since the library takes longer to load than all else that makes a sprite.
 * @param svg an SVG file
 */
export function tightDrawing(svg: string): string {
  const key = createHash('sha256').update(`${DIGITS} ${svg}`).digest('hex').slice(0, 32);
  const known = made.get(key) ?? kept(key);
  if (known !== null) return known;
  const drawing = tighten(svg);
  made.set(key, drawing);
  keep(key, drawing);
  return drawing;
}

function tighten(svg: string): string {
  const { optimize } = require('svgo') as typeof import('svgo');
  const params = { floatPrecision: DIGITS };
  return optimize(svg, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true, ...params } },
      { name: 'convertPathData', params },
      { name: 'mergePaths', params },
    ],
  }).data;
}

function kept(key: string): string | null {
  try {
    return readFileSync(join(drawings, key), 'utf8');
  } catch {
    return null;
  }
}

/** Others see it whole or not at all. */
function keep(key: string, drawing: string): void {
  mkdirSync(drawings, { recursive: true });
  const half = join(drawings, `${key}.${process.pid}`);
  writeFileSync(half, drawing);
  renameSync(half, join(drawings, key));
}
