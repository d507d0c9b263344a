import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ownHtml } from '../../hydration/own-html.ts';
import type { DrawnMarkup } from './basalt-pictures.ts';

type Pictures = typeof import('./basalt-pictures.ts');

let pictures: Pictures | undefined;

/** Loads the code that draws; from then on pictures are drawn at once. Where it does not come, pages do without them. */
export async function loadBasalt(): Promise<void> {
  try {
    pictures ??= await import('./basalt-pictures.ts');
  } catch (error) {
    console.error('The code of the pictures could not be loaded', error);
  }
}

/** What stands in an element that was sent with its drawing: React leaves it as it is. */
const asSent: DrawnMarkup = { dangerouslySetInnerHTML: { __html: ownHtml('') } };

/**
 * A drawing for an svg element or a part of one. React takes over what the page was sent with, so that drawing costs
 * neither code nor time there; what comes later is drawn in the browser.
 * @param draw how; another function each time another drawing is meant (`useCallback`)
 * @returns the properties of the element, with `suppressHydrationWarning`, and its reference
 */
export function useDrawing<E extends Element, D extends DrawnMarkup>(
  draw: (pictures: Pictures) => D,
): (D | DrawnMarkup) & { readonly ref: RefObject<E | null>; readonly suppressHydrationWarning: true } {
  const ref = useRef<E>(null);
  const [loaded, setLoaded] = useState(pictures);
  const drawn = useMemo(() => {
    const code = loaded ?? pictures;
    return code && draw(code);
  }, [draw, loaded]);
  useEffect(() => {
    // Opened by a visitor on a page that had it nowhere, such as a dialogue.
    if (ref.current?.firstChild !== null) return;
    void loadBasalt().then(() => setLoaded(pictures));
  }, []);
  return { ...(drawn ?? asSent), ref, suppressHydrationWarning: true };
}
