/** Marks, in ordinary colours, what is recognised by a ground or an edge of its own. Runs in the browser. */
export function markDrawn(): void {
  // The way past the header is shown only while it has the focus, with its ring.
  const controls = 'a[href]:not([href="#main"]), button, summary, input, select, textarea';
  for (const part of document.querySelectorAll<HTMLElement>(controls)) {
    if (!part.checkVisibility({ visibilityProperty: true })) continue;
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } = getComputedStyle(part);
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    const isDrawn = hasGround || boxShadow !== 'none' || borderTopWidth !== '0px';
    if (isDrawn) part.setAttribute('data-drawn', '');
  }
}

/**
 * What cannot be distinguished from the ground in the colours of the visitor, where a button may have the ground of the page: an
 * edge is what is left. Runs in the browser.
 */
export function findLost(): { readonly seen: number; readonly lost: readonly string[] } {
  const ground = getComputedStyle(document.body).backgroundColor;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-drawn]')];
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
