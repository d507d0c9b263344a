/** Heights of the walls of a prism, on its left, behind it and on its right. */
interface Walls {
  left: number;
  back: number;
  right: number;
}

/** One prism. Lengths in picture units. */
export interface Column {
  /** Depth row, counted from the back; columns of one row never overlap. */
  row: number;
  /** Place within the row: the neighbours in front are one row on and one file aside, or two rows on. */
  file: number;
  /** Centre of the top face. */
  x: number;
  y: number;
  /** Height of the top above the ground. */
  height: number;
  cap: 'plain' | 'lit' | 'dim' | 'moss' | 'lava';
  /** True if the sides are darker than usual. */
  isShaded: boolean;
  visibility: Visibility;
  /** Heights of the walls behind a lava top, which catch its light. */
  glow?: Walls;
  /** Over a pit: the column that has left it, by the y of its top and its length. */
  hovering?: { y: number; length: number };
}

/** Visible part of a prism, seen from the front. */
export interface Visibility {
  /** The share of its width in which any part of it shows, 0 to 1. */
  share: number;
  /** True if its whole top face is visible. */
  isWholeTopVisible: boolean;
}

/** Finds the column some rows behind another (negative: before it) and some files aside. */
export type Neighbour = (column: Column, rowsBehind: number, filesAside: number) => Column | undefined;
