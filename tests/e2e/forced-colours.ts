/** The way past the header is left out: it is shown only while it has the focus, with its ring. */
export const drawable = 'a[href]:not([href="#main"]), button, summary, input, select, textarea';

/**
 * The places of the controls that are recognised, in ordinary colours, by a ground or an edge of their own. Runs in the
 * browser.
 */
export function findDrawn(controls: string): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((part, place) => {
    if (!part.checkVisibility({ visibilityProperty: true })) return [];
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } = getComputedStyle(part);
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    return hasGround || boxShadow !== 'none' || borderTopWidth !== '0px' ? [place] : [];
  });
}

/** Which controls are drawn, by the path of their page, which is empty for the one page that is shown. */
export interface Drawn {
  readonly controls: string;
  readonly places: Readonly<Record<string, readonly number[]>>;
}

/**
 * What cannot be distinguished from the ground in the colours of the visitor, where a button may have the ground of the page: an
 * edge is what is left. Runs in the browser.
 */
export function findLost({ controls, places }: Drawn, path = '') {
  const ground = getComputedStyle(document.body).backgroundColor;
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  const parts = (places[path] ?? []).flatMap((place) => all[place] ?? []);
  const unmarked = parts.filter((part) => {
    const { appearance, borderTopStyle, borderTopWidth, borderTopColor, outlineStyle } =
      getComputedStyle(part);
    const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== ground;
    const isOfSystem = appearance !== 'none' && part.matches('select, [type=checkbox], [type=radio]');
    return !isOfSystem && !hasEdge && outlineStyle === 'none';
  });
  const icons = [...document.querySelectorAll('svg.icon')].filter((icon) => icon.checkVisibility());
  const pale = icons.filter((icon) => {
    const { color, stroke, fill } = getComputedStyle(icon);
    return [color, stroke, fill].every((paint) => paint === ground || paint === 'none');
  });
  return {
    seen: parts.length + icons.length,
    lost: [...unmarked, ...pale].map((part) => part.outerHTML.slice(0, 160)),
  };
}
