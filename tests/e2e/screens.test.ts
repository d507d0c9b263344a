import { expect } from '@playwright/test';
import { acceptCookies, getDropdown, menus } from './frame-parts.ts';
import { inOneTab } from './one-tab.ts';
import { unknownPath } from './pages.ts';
import { languages, staticPages, staticPaths, variedPaths } from './site-model.ts';
import { test } from './site-test.ts';

// One page of a language shows all the others.
test.use({ viewport: { width: 1920, height: 900 }, bypassCSP: true });

/** Narrowest screens of each layout; the last two have rows of six and of eight columns. */
const widths = [320, 640, 1024, 1080, 1440];
/** Maximum height of the call to action and the footer together on a desktop, in pixels. */
const longestEnd = 700;

test('no word of a page breaks, no icon is squeezed, and no page is wider than its screen', async ({
  visit,
  page,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  const paths = [...staticPaths, unknownPath];
  for (const language of languages)
    await test.step(language, async () => {
      await visit('home', language);
      expect.soft(await page.evaluate(findBrokenWords, { paths, widths }), language).toEqual([]);
    });
});

test('targets fit a thumb, no text overflows, and pages are not too long', async ({
  visit,
  page,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  await acceptCookies(page);
  await visit('home');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { to } of menus) {
      const { button } = getDropdown(page, to);
      const name = `${to}, ${width} px`;
      expect(await button.evaluate(edgesHit), name).toEqual([true, true, true, true]);
      expect(await button.boundingBox(), name).toMatchObject({ width: 44, height: 44 });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { path, result } of await inOneTab(page, staticPaths, heightOfEnd))
    expect(result, path).toBeLessThanOrEqual(longestEnd);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path, result } of await inOneTab(page, [...variedPaths, unknownPath], measurePage)) {
    expect(result.parts, path).toBeGreaterThan(20);
    expect(result, path).toMatchObject({ clippedTexts: [], smallTargets: [] });
  }
});

/** A page for each number of cards of each kind, because that number decides the columns. */
const pathsOfGrids = [
  ...new Map(
    staticPages.flatMap(({ path, sections }) =>
      sections.flatMap((section) =>
        (section.kind === 'card-grid' && section.look === 'cards') || section.kind === 'bullet-cards'
          ? [[`${section.kind} ${section.columns} ${section.cards.length}`, path] as const]
          : [],
      ),
    ),
  ).values(),
];

test('cards leave no hole in their grid, on a tablet and on a desk', async ({ visit, page }) => {
  await visit('home');
  const shares: (readonly [place: string, share: number])[] = [];
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, result } of await inOneTab(page, [...new Set(pathsOfGrids)], measureFilledShares))
      for (const { section, share } of result) shares.push([`${path}#${section}, ${width} px`, share]);
  }
  expect(shares.filter(([, share]) => Math.abs(share - 1) > 0.01)).toEqual([]);
  expect(shares.length).toBeGreaterThanOrEqual(2 * pathsOfGrids.length);
});

/** Share of each grid of cards that cards cover, 1 being all of it; the gaps count as parts of the cards. */
function measureFilledShares(): { readonly section: string; readonly share: number }[] {
  const cards =
    ':is([data-section=card-grid], [data-section=bullet-cards]) ul:not(li ul, [data-look=skyline])';
  return [...document.querySelectorAll(cards)]
    .filter((list) => getComputedStyle(list).display === 'grid')
    .map((list) => {
      const { rowGap, columnGap } = getComputedStyle(list);
      const area = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (width + Number.parseFloat(columnGap)) * (height + Number.parseFloat(rowGap));
      };
      const filledArea = [...list.children].reduce((sum, item) => sum + area(item), 0);
      return { section: list.closest('section')?.id ?? '', share: filledArea / area(list) };
    });
}

/** Tells for the left, right, upper and lower edge of a button whether the pointer hits it. Runs in the browser. */
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

/** Height of the call to action and the footer together. Runs in the browser. */
function heightOfEnd(): number {
  const parts = document.querySelectorAll<HTMLElement>('[data-section=call-to-action]:last-of-type, footer');
  return [...parts].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
}

interface FrameRequest {
  readonly paths: string[];
  readonly widths: number[];
}

/** Shows each page in a frame of each width. Runs in the browser, so it uses nothing from outside the function. */
async function findBrokenWords({ paths, widths }: FrameRequest): Promise<string[]> {
  const faults: string[] = [];
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:absolute;inset:0 auto auto 0;height:900px;border:0';
  frame.srcdoc = '<!DOCTYPE html>';
  document.body.replaceChildren(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const frameDocument = frame.contentDocument as Document;
  for (const path of paths) {
    const html = await (await fetch(path)).text();
    // The frame around pages is always the same, and drawings have no words.
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const drawing of page.querySelectorAll('svg')) drawing.replaceChildren();
    if (path !== paths[0])
      for (const part of page.querySelectorAll('body > :not(main, style)')) part.remove();
    frameDocument.documentElement.lang = page.documentElement.lang;
    frameDocument.documentElement.innerHTML = page.documentElement.innerHTML;
    await frameDocument.fonts.load('400 1rem Schibsted');
    for (const width of widths) {
      frame.style.width = `${width}px`;
      const wide = frameDocument.documentElement.scrollWidth;
      if (wide > width) faults.push(`${path} is ${wide} px wide on a screen of ${width} px`);
      for (const icon of frameDocument.querySelectorAll('main svg.icon')) {
        const box = icon.getBoundingClientRect();
        if (box.width < box.height - 1)
          faults.push(`${path}, ${width} px: an icon is squeezed to ${box.width} px`);
      }
      faults.push(
        ...findBroken(frameDocument, frameDocument.body).map((word) => `${path}, ${width} px: ${word}`),
      );
    }
  }
  return faults;

  function findBroken(frameDocument: Document, part: Element): string[] {
    const range = frameDocument.createRange();
    const walker = frameDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
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
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
    return new Set(boxes.map(({ top }) => Math.round(top))).size;
  }

  function isForScreenReaders(element: Element): boolean {
    return (
      element.clientWidth === 1 ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement))
    );
  }
}

/** Elements of a page that are too small to touch, or overflow the screen. */
interface PageMeasurement {
  /** Words that overflow. */
  readonly clippedTexts: readonly string[];
  /** Touch targets that are less than 44 px wide or high, with their size. */
  readonly smallTargets: readonly string[];
  /** Number of measured elements. */
  readonly parts: number;
}

/** Measures the current page with its menus open. Runs in the browser, so it uses nothing from outside the function. */
function measurePage(): PageMeasurement {
  const wide = document.documentElement.clientWidth;
  const clippedTexts = [...document.querySelectorAll('h1, h2, h3, main p, main a, footer a')].flatMap(
    (element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const scrolls = element.closest('[tabindex="0"]') !== null;
      return width > 0 && !scrolls && (left < -1 || right > wide + 1) ? (element.textContent ?? '') : [];
    },
  );
  const selector = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
  const findVisibleIn = (place: ParentNode, details: string) => {
    for (const disclosure of document.querySelectorAll('details')) {
      // Branches exclude one another, and an open menu hides the page.
      disclosure.removeAttribute('name');
      disclosure.open = disclosure.matches(details);
    }
    const parts = [...place.querySelectorAll<HTMLElement>(selector)];
    return parts.filter((part) => part.tabIndex >= 0 && part.checkVisibility({ visibilityProperty: true }));
  };
  const boxes = new Map<HTMLElement, DOMRect>();
  for (const [place, details] of [
    ['body', 'main details'],
    ['header', 'header details'],
  ] as const)
    for (const part of findVisibleIn(document.querySelector(place) ?? document, details))
      boxes.set(part, boxOf(part));
  const smallTargets = [...boxes].flatMap(([part, box]) => {
    if (box.width >= 43.5 && box.height >= 43.5) return [];
    const name = part.textContent || part.getAttribute('aria-label') || part.getAttribute('name');
    return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
  });

  /** Touch area of an element; links within a document count as large enough. */
  function boxOf(part: HTMLElement): DOMRect {
    const { display, position } = getComputedStyle(part);
    const after = getComputedStyle(part, '::after');
    if (after.position === 'absolute' && after.content !== 'none' && after.inset === '0px')
      return (part.offsetParent ?? part).getBoundingClientRect();
    const isInText =
      display === 'inline' && position === 'static' && part.parentElement?.textContent !== part.textContent;
    return isInText ? new DOMRect(0, 0, 44, 44) : (part.closest('label') ?? part).getBoundingClientRect();
  }
  return { clippedTexts, smallTargets, parts: boxes.size };
}
