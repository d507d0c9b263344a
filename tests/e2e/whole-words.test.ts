import { expect } from '@playwright/test';
import { unknownPath } from './pages.ts';
import { languages, staticPages } from './site-model.ts';
import { test } from './site-test.ts';

test.use({ viewport: { width: 1920, height: 900 }, bypassCSP: true });

const widths = [320, 360, 768, 1024, 1280];
/** How high the call to action and the footer may be together on the widest of them, in pixels. */
const longestEnd = 700;
const paths = [...staticPages.map(({ path }) => path), unknownPath];

for (const language of languages)
  test(`no word of a page breaks in the middle, no page is wider than its screen, and its end is short, in ${language}`, async ({
    visit,
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    await visit('home', language);
    const broken = await page.evaluate(brokenWords, { paths, widths, longestEnd });
    expect(broken).toEqual([]);
  });

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
      found.push(...brokenIn(inside).map((word) => `${path}, ${width} px: ${word}`));
    }
    const parts = inside.querySelectorAll<HTMLElement>('[data-section=call-to-action]:last-of-type, footer');
    const end = [...parts].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    if (end > longestEnd) found.push(`${path} ends with ${end} px`);
  }
  return found;

  function brokenIn(inside: Document): string[] {
    const range = inside.createRange();
    const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || isForScreenReaders(parent)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}@.’%]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const shown = [...range.getClientRects()].filter((box) => box.width > 1);
        if (new Set(shown.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  }

  function isForScreenReaders(element: Element): boolean {
    return (
      element.clientWidth === 1 ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement))
    );
  }
}
