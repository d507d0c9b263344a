import type { Mosaic } from './mosaic.ts';
import { decodePng, encodePng } from './png.ts';

/** How many levels of a colour are kept as one, so that files are small. */
const LEVELS = 8;

/** What is kept of a page: how its parts looked, and what it was made of. */
export interface MosaicFile {
  readonly parts: readonly Mosaic[];
  /** Says what the page was made of; pages of other content look otherwise without a mistake. */
  readonly content: string;
}

interface Note {
  readonly content: string;
  /** The parts from top to bottom: name, height in CSS pixels, rows in the picture, ground. */
  readonly parts: readonly (readonly [
    name: string,
    height: number,
    rows: number,
    ground: readonly number[],
  ])[];
}

/** Writes a PNG with the parts one below the other; what and where they are stands in its comment. */
export function encodeMosaics({ parts, content }: MosaicFile): Buffer {
  const note: Note = {
    content,
    parts: parts.map(({ name, height, picture, ground }) => [name, height, picture.height, ground]),
  };
  const width = Math.max(1, ...parts.map(({ picture }) => picture.width));
  const height = parts.reduce((sum, { picture }) => sum + picture.height, 0);
  const pixels = Buffer.concat(parts.map(({ picture }) => picture.pixels)).map((value) =>
    Math.min(255, Math.round(value / LEVELS) * LEVELS),
  );
  return encodePng({ width, height, pixels }, JSON.stringify(note));
}

/**
 * Reads what `encodeMosaics` has written.
 * @throws when the file is another one
 */
export function decodeMosaics(file: Buffer): MosaicFile {
  const { picture, note } = decodePng(file);
  const { content, parts } = JSON.parse(note) as Note;
  const line = picture.width * 3;
  let row = 0;
  return {
    content,
    parts: parts.map(([name, height, rows, ground]) => {
      const pixels = picture.pixels.subarray(row * line, (row + rows) * line);
      row += rows;
      return { name, height, ground, picture: { width: picture.width, height: rows, pixels } };
    }),
  };
}
