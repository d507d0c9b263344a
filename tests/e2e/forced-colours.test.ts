import { expect } from '@playwright/test';
import { test } from './site-test.ts';
import { variedPaths } from './varied-paths.ts';

/** Marks, in ordinary colours, what is recognised by a ground or an edge of its own. Runs in the browser. */
function markDrawn(): void {
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
 * What cannot be reported from the ground in the colours of the visitor, where a button may have the ground of the page: an
 * edge is what is left. Runs in the browser.
 */
function findLost(): { readonly seen: number; readonly lost: readonly string[] } {
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

for (const path of variedPaths)
  test(`with colours of the visitor, buttons, fields and icons on ${path} are reported from the ground`, async ({
    visit,
    page,
  }) => {
    await visit(path);
    await page.evaluate(markDrawn);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      const { seen, lost } = await page.evaluate(findLost);
      expect(seen).toBeGreaterThan(5);
      expect.soft(lost, colorScheme).toEqual([]);
    }
  });

test('a button that has lost its edge is noticed', async ({ visit, page }) => {
  await visit('contact');
  await page.evaluate(markDrawn);
  await page.emulateMedia({ forcedColors: 'active' });
  const button = page.getByRole('main').locator('button[type=submit]');
  await button.evaluate((element) => {
    element.style.border = '0';
  });
  const { lost } = await page.evaluate(findLost);
  expect(lost).toHaveLength(1);
  expect(lost[0]).toContain('type="submit"');
});
