import { ownHtml } from '../../hydration/own-html.ts';
import { basaltDrawing } from './basalt-drawing.ts';
import { basaltScene } from './basalt-scene.ts';
import type { BasaltShape } from './basalt-shapes.ts';
import { landscapeId } from './landscape-id.ts';
import { hashText } from './seeded-random.ts';

/** What an element takes to show a drawing. As text, which costs a fraction of elements: React need not know the paths. */
export interface DrawnMarkup {
  readonly dangerouslySetInnerHTML: { readonly __html: string | TrustedHTML };
}

/** What an svg element takes to show a picture. */
export interface DrawnPicture extends DrawnMarkup {
  readonly viewBox: string;
  readonly preserveAspectRatio: string;
}

/** Draws the picture of a page or an item. */
export function drawPicture(seed: string, shape: BasaltShape): DrawnPicture {
  const { viewBox, paths, frame } = basaltScene(seed, shape);
  return {
    viewBox,
    preserveAspectRatio: frame.preserveAspectRatio,
    ...inside(basaltDrawing(paths, `${shape}-${hashText(seed).toString(36)}`)),
  };
}

/** Draws the landscapes of a page, each as a group that views refer to. */
export function drawLandscapes(seed: string, count: number): DrawnMarkup {
  const groups = Array.from({ length: count }, (_, place) => {
    const { paths } = basaltScene(`${seed}/cards${place > 0 ? `-${place + 1}` : ''}`, 'wide');
    const id = landscapeId(place + 1);
    return `<g id="${id}">${basaltDrawing(paths, id)}</g>`;
  });
  return inside(groups.join(''));
}

/** @param markup of `basaltDrawing`, in which nothing stands that a visitor or a row says */
function inside(markup: string): DrawnMarkup {
  return { dangerouslySetInnerHTML: { __html: ownHtml(markup) } };
}
