/** What is too small to be touched on a page, or sticks out of a screen. */
export interface Measured {
  /** How wide the page is. */
  readonly width: number;
  /** Words that stick out. */
  readonly cut: readonly string[];
  /** Parts that are touched and are less than 44 px wide or high, with their size. */
  readonly small: readonly string[];
  /** How many were measured. */
  readonly parts: number;
}

/** Measures the page that is shown, its menus opened. Runs in the browser, so it uses nothing from outside itself. */
export function measurePage(): Measured {
  const wide = document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll('h1, h2, h3, main p, main a, footer a')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const scrolls = element.closest('[tabindex="0"]') !== null;
    return width > 0 && !scrolls && (left < -1 || right > wide + 1) ? (element.textContent ?? '') : [];
  });
  window.scrollTo({ left: 1000, behavior: 'instant' });
  const width = Math.max(document.documentElement.scrollWidth, wide + Math.abs(window.scrollX));
  window.scrollTo({ left: 0, behavior: 'instant' });
  const selector = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
  const shownIn = (place: ParentNode, details: string) => {
    for (const one of document.querySelectorAll('details')) {
      // Branches exclude one another, and an open menu hides the page.
      one.removeAttribute('name');
      one.open = one.matches(details);
    }
    const parts = [...place.querySelectorAll<HTMLElement>(selector)];
    return parts.filter((part) => part.tabIndex >= 0 && part.checkVisibility({ visibilityProperty: true }));
  };
  const boxes = new Map<HTMLElement, DOMRect>();
  for (const [place, details] of [
    ['body', 'main details'],
    ['header', 'header details'],
  ] as const)
    for (const part of shownIn(document.querySelector(place) ?? document, details))
      boxes.set(part, boxOf(part));
  const small = [...boxes].flatMap(([part, box]) => {
    if (box.width >= 43.5 && box.height >= 43.5) return [];
    const name = part.textContent || part.getAttribute('aria-label') || part.getAttribute('name');
    return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
  });

  /** Where a part is touched; what is in document counts as large enough. */
  function boxOf(part: HTMLElement): DOMRect {
    const { display, position } = getComputedStyle(part);
    const after = getComputedStyle(part, '::after');
    if (after.position === 'absolute' && after.content !== 'none' && after.inset === '0px')
      return (part.offsetParent ?? part).getBoundingClientRect();
    const isInText =
      display === 'inline' && position === 'static' && part.parentElement?.textContent !== part.textContent;
    return isInText ? new DOMRect(0, 0, 44, 44) : (part.closest('label') ?? part).getBoundingClientRect();
  }
  return { width, cut, small, parts: boxes.size };
}
