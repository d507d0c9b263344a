import { expect } from '@playwright/test';
import { dropdownOf, frameOf, menus } from './frame-parts.ts';
import { inOneTab } from './one-tab.ts';
import { unknownPath } from './pages.ts';
import { languages, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';
import { variedPaths } from './varied-paths.ts';

// One page of a language shows them all.
test.use({ viewport: { width: 1920, height: 900 }, bypassCSP: true });

const widths = [320, 360, 768, 1024, 1280];
/** How high the call to action and the footer may be together on the widest of them, in pixels. */
const longestEnd = 700;
const paths = [...staticPaths, unknownPath];

for (const language of languages)
  test(`in ${language} no word of a page breaks in the middle, no page is wider than its screen, its end is short, a thumb hits everything, and the buttons of menus are free up to their edges`, async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    await visit('home', language);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { to } of menus) {
        const { button } = dropdownOf(page, to);
        const name = `${to}, ${width} px`;
        expect(await button.evaluate(edgesHit), name).toEqual([true, true, true, true]);
        expect(await button.boundingBox(), name).toMatchObject({ width: 44, height: 44 });
      }
    }

    const broken = await page.evaluate(brokenWords, { paths, widths, longestEnd });
    expect(broken).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const wrong: string[] = [];
    for (const { path, found } of await inOneTab(page, [...variedPaths, unknownPath], measurePage)) {
      expect(found.parts, path).toBeGreaterThan(20);
      if (found.width > 320) wrong.push(`${path} is ${found.width} px wide`);
      wrong.push(...found.cut.map((text) => `${path} sticks out: ${text}`));
      wrong.push(...found.small.map((part) => `${path} ${part}`));
    }
    expect(wrong).toEqual([]);
  });

test('no step of the way to a page begins a line with its sign', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('wordpress-express-order', 'es');
  const { breadcrumb } = frameOf(page, 'es');
  const lines = await breadcrumb
    .getByRole('listitem')
    .evaluateAll((steps) => new Set(steps.map((step) => step.getBoundingClientRect().top)).size);
  expect(lines).toBeGreaterThan(1);
  const signs = await breadcrumb
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps.map((step) => [
        getComputedStyle(step, '::before').content,
        getComputedStyle(step, '::after').content,
      ]),
    );
  expect(signs.map(([before]) => before)).toEqual(signs.map(() => 'none'));
  expect(signs.at(-1)).toEqual(['none', 'none']);
});

/** Whether the pointer hits a button at its left, right, upper and lower edge. Runs in the browser. */
function edgesHit(button: Element): boolean[] {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [
    [left + 1, centre],
    [right - 1, centre],
    [middle, top + 1],
    [middle, bottom - 1],
  ] as const;
  return edges.map(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}

interface Asked {
  readonly paths: string[];
  readonly widths: number[];
  readonly longestEnd: number;
}

/** Shows each page in a frame of each width. Runs in the browser, so it uses nothing from outside itself. */
async function brokenWords({ paths, widths, longestEnd }: Asked): Promise<string[]> {
  const found: string[] = [];
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:absolute;inset:0 auto auto 0;height:900px;border:0';
  document.body.replaceChildren(frame);
  for (const path of paths) {
    const html = await (await fetch(path)).text();
    frame.srcdoc = html.replace(/<script[\s\S]*?<\/script>/g, '');
    await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
    const inside = frame.contentDocument as Document;
    await inside.fonts.load('400 1rem Schibsted');
    for (const width of widths) {
      frame.style.width = `${width}px`;
      const wide = inside.documentElement.scrollWidth;
      if (wide > width) found.push(`${path} is ${wide} px wide on a screen of ${width} px`);
      // The frame is the same on all pages.
      const part = path === paths[0] ? inside.body : inside.querySelector('main');
      found.push(...brokenIn(inside, part ?? inside.body).map((word) => `${path}, ${width} px: ${word}`));
    }
    const parts = inside.querySelectorAll<HTMLElement>('[data-section=call-to-action]:last-of-type, footer');
    const end = [...parts].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    if (end > longestEnd) found.push(`${path} ends with ${end} px`);
  }
  return found;

  function brokenIn(inside: Document, part: Element): string[] {
    const range = inside.createRange();
    const walker = inside.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      range.selectNodeContents(node);
      if (linesOf(range) < 2) continue;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || isForScreenReaders(parent)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}@.’%]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) broken.push(word);
      }
    }
    return broken;
  }

  function linesOf(range: Range): number {
    const shown = [...range.getClientRects()].filter((box) => box.width > 1);
    return new Set(shown.map(({ top }) => Math.round(top))).size;
  }

  function isForScreenReaders(element: Element): boolean {
    return (
      element.clientWidth === 1 ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement))
    );
  }
}

/** What is too small to be touched on a page, or sticks out of a screen. */
interface Measured {
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
function measurePage(): Measured {
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
