import { expect, type Page } from '@playwright/test';
import { compareMosaics } from './compare-mosaics.ts';
import { decodeMosaics, encodeMosaics } from './mosaic-file.ts';
import { type Screen, showOn, takePicture } from './take-pictures.ts';
import { test } from './visual-test.ts';

const laptop: Screen = { width: 1280, height: 800, scheme: 'light' };
const parts = 'main > [data-section]';

/** What the picture is like after it was kept in a file. */
async function pictureOf(page: Page) {
  const file = encodeMosaics({ parts: await takePicture(page, parts), content: '' });
  return decodeMosaics(file).parts;
}

/** Runs in the page: what goes wrong with the section `id`. */
type Accident = (section: Element) => void;

const accidents: readonly (readonly [what: string, happens: Accident])[] = [
  ['a card that is gone', (section) => section.querySelector('li')?.remove()],
  [
    'a text that is gone',
    (section) => {
      for (const text of section.querySelectorAll('li p')) text.replaceChildren();
    },
  ],
  [
    'a grid of two columns in the place of three',
    (section) => {
      const grid = section.querySelector<HTMLElement>('ul[data-columns]');
      if (grid) grid.style.gridTemplateColumns = '1fr 1fr';
    },
  ],
  [
    'cards that lie over one another',
    (section) =>
      section
        .querySelector<HTMLElement>('ul[data-columns] > li + li')
        ?.style.setProperty('margin-left', '-120px'),
  ],
  [
    'a section that is narrower',
    (section) => section.querySelector<HTMLElement>('div')?.style.setProperty('padding-inline', '120px'),
  ],
  [
    'a line of the heading that is gone',
    (section) => section.querySelector<HTMLElement>('h2')?.style.setProperty('color', 'transparent'),
  ],
  [
    'small words that have lost their colour',
    (section) => {
      for (const word of section.querySelectorAll<HTMLElement>('p, svg')) word.style.color = 'inherit';
    },
  ],
  ['another ground', (section) => section.setAttribute('data-ground', 'mist')],
];

test.describe('the comparison', () => {
  test.beforeEach(async ({ page, studio, open }) => {
    await open(await studio.drawKind('bullet-cards'));
    await showOn(page, laptop);
  });

  test('notices what goes wrong, and only where it does', async ({ page }) => {
    const before = await pictureOf(page);
    const section = page.locator(`${parts}:has(ul[data-columns="3"])`).first();
    const id = await section.getAttribute('id');
    const markup = await section.evaluate((element) => element.outerHTML);
    for (const [what, happens] of accidents) {
      await section.evaluate(happens);
      const found = compareMosaics(before, await takePicture(page, parts)).map(({ part }) => part);
      expect(found, what).toEqual([id]);
      await section.evaluate((element, html) => {
        element.outerHTML = html;
      }, markup);
    }
  });

  test('lets pass what other machines draw otherwise', async ({
    page,
    open,
    studio,
    playwright,
    launchOptions,
  }) => {
    const before = await pictureOf(page);
    const harmless = {
      'a shift of one pixel': 'main { padding: 1px 0 0 1px }',
      'letters that are a little wider apart': '* { letter-spacing: .01em }',
      'letters that are a little bolder': '* { -webkit-text-stroke: .2px currentColor }',
    };
    for (const [what, css] of Object.entries(harmless)) {
      const style = await page.evaluateHandle((content) => {
        const element = document.head.appendChild(document.createElement('style'));
        element.textContent = content;
        return element;
      }, css);
      expect(compareMosaics(before, await takePicture(page, parts)), what).toEqual([]);
      await style.evaluate((element) => element.remove());
    }

    const args = [
      ...(launchOptions.args ?? []),
      '--font-render-hinting=full',
      '--disable-font-subpixel-positioning',
    ];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const other = await browser.newPage({ javaScriptEnabled: false });
    await open(await studio.drawKind('bullet-cards'), other);
    await showOn(other, laptop);
    expect(compareMosaics(before, await takePicture(other, parts)), 'hinted letters').toEqual([]);
    await browser.close();
  });
});
