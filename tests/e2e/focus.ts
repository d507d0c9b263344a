import type { Page } from '@playwright/test';

/** Everything that a visitor can do something with, where it is shown. */
export const controls =
  'a[href], button:enabled, summary, select, textarea, input:enabled:not([type=hidden]), [tabindex="0"]';

/** The part of a page that has the focus. */
export interface Focused {
  /** Its place among the controls of the page, from 0; -1 for what is none, such as a list that scrolls. */
  readonly place: number;
  /** Why a visitor does not see where the focus is; empty when they do. */
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    /** Put there by `prepareFindingFaults`. */
    judgeFocus?: typeof judgeFocus;
  }
}

/** The part that has the focus; null when the page as a whole has it. */
export function focusedOn(page: Page): Promise<Focused | null> {
  return page.evaluate(judgeFocus, controls);
}

/** Gives the focus to each control that is shown, and says what is not seen of that. */
export async function faultsOfFocus(page: Page): Promise<readonly string[]> {
  await prepareFindingFaults(page);
  return await page.evaluate(findFaultsOfFocus, controls);
}

/** Puts into the page what `findFaultsOfFocus` needs. */
export async function prepareFindingFaults(page: Page): Promise<void> {
  await page.evaluate(`window.judgeFocus = ${judgeFocus}`);
}

/** Runs in the browser. */
export function findFaultsOfFocus(selector: string): readonly string[] {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)];
  return parts.flatMap((part) => {
    if (part.tabIndex < 0 || !part.checkVisibility({ visibilityProperty: true })) return [];
    part.focus();
    return window.judgeFocus?.(selector)?.faults ?? [`${part.outerHTML} does not take the focus`];
  });
}

/** The names of the controls that the keyboard should come to, by their places; one of choices that exclude one another. */
export async function controlsOn(page: Page): Promise<ReadonlyMap<number, string>> {
  return new Map(
    await page.evaluate((selector) => {
      const parts = [...document.querySelectorAll<HTMLElement>(selector)];
      return parts.flatMap((part, place): [number, string][] => {
        if (part.tabIndex < 0 || !part.checkVisibility({ visibilityProperty: true })) return [];
        const isChosen = !(part instanceof HTMLInputElement) || part.type !== 'radio' || part.checked;
        return isChosen ? [[place, part.outerHTML.slice(0, 200)]] : [];
      });
    }, controls),
  );
}

/** Runs in the browser, so it uses nothing from outside itself. */
function judgeFocus(selector: string): Focused | null {
  const part = document.activeElement;
  if (!(part instanceof HTMLElement) || part === document.body) return null;
  const place = [...document.querySelectorAll(selector)].indexOf(part);
  // A choice is rendered as the card that it is in.
  const drawn = part.closest('label') ?? part;
  const name = part.getAttribute('aria-label') ?? drawn.textContent?.trim().slice(0, 40);
  const faults: string[] = [];
  const report = (fault: string) => faults.push(`${part.localName} “${name}” ${fault}`);

  const hasRing = [part, drawn].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!hasRing) report('has no ring');

  // Of a link that runs over two lines the first one.
  const box = part.getClientRects()[0] ?? new DOMRect();
  const across = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
  const isTall = box.height > innerHeight / 2;
  for (const down of isTall ? [box.top + 3] : [box.top + 3, box.bottom - 3]) {
    const above = document.elementFromPoint(across, down);
    if (!above) report(`is outside of the screen, at ${Math.round(down)} of ${innerHeight} px`);
    else if (!drawn.contains(above) && !above.contains(drawn))
      report(`is behind ${above.outerHTML.slice(0, 80)}`);
  }
  return { place, faults };
}
