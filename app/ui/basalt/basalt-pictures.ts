import { ownHtml } from '../../hydration/own-html.ts';
import { basaltScene } from './basalt-scene.ts';
import type { BasaltShape } from './basalt-shapes.ts';
import { landscapeId } from './landscape-id.ts';

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
  const { frame, drawing } = basaltScene(seed, shape);
  return {
    viewBox: `0 0 ${frame.width} ${frame.height}`,
    preserveAspectRatio: frame.preserveAspectRatio,
    ...inside(drawing),
  };
}

/** Draws the landscapes of a page, each as a group that views refer to. */
export function drawLandscapes(seed: string, count: number): DrawnMarkup {
  const groups = Array.from({ length: count }, (_, place) => {
    const { drawing } = basaltScene(`${seed}/cards${place > 0 ? `-${place + 1}` : ''}`, 'wide', 'often');
    return `<g id="${landscapeId(place + 1)}">${drawing}</g>`;
  });
  return inside(groups.join(''));
}

/** @param markup of `basaltDrawing`, in which nothing stands that a visitor or a row says */
function inside(markup: string): DrawnMarkup {
  return { dangerouslySetInnerHTML: { __html: ownHtml(markup) } };
}
