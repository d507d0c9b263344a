import { SOURCE_ATTRIBUTE } from '../../../render/preview/sources.ts';
import type { PreviewMessage, StudioMessage } from './preview-message.ts';
import { createSelectionTools, type SelectionTools } from './selection-tools.ts';

/*
 * Script of a draft page, a separate bundle: elements with a source are outlined on hover, reached with the
 * Tab key, and selected by a click or Enter. Links and forms are inactive.
 */

const STATE_ATTRIBUTE = 'data-preview';
const MAX_NAME_LENGTH = 160;

const outlines = new CSSStyleSheet();
outlines.replaceSync(`
  [${SOURCE_ATTRIBUTE}]{cursor:pointer}
  :root{--ice:#1263c6}
  [${STATE_ATTRIBUTE}]{outline:2px dashed var(--ice)!important;outline-offset:2px!important}
  [${STATE_ATTRIBUTE}~=focus]{outline-style:solid!important;outline-width:3px!important}
  [${STATE_ATTRIBUTE}~=chosen]{outline-style:solid!important;border-radius:4px}
  :has(>[data-cookies=accept]){position:static!important}
  section[${STATE_ATTRIBUTE}],article[${STATE_ATTRIBUTE}]{outline-offset:-4px!important}
  @media(prefers-color-scheme:dark){:root{--ice:#6cb0ff}}`);
document.adoptedStyleSheets.push(outlines);

const elements = [...document.querySelectorAll<HTMLElement>(`[${SOURCE_ATTRIBUTE}]`)];
const getSources = (element: Element): string[] => element.getAttribute(SOURCE_ATTRIBUTE)?.split(' ') ?? [];
const send = (message: PreviewMessage) => {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
};

/** Each state, such as `hover`, applies to one element. */
function setState(state: string, element: Element | null): void {
  for (const other of document.querySelectorAll(`[${STATE_ATTRIBUTE}~=${state}]`)) {
    const otherStates = (other.getAttribute(STATE_ATTRIBUTE) ?? '')
      .split(' ')
      .filter((each) => each !== state);
    if (otherStates.length > 0) other.setAttribute(STATE_ATTRIBUTE, otherStates.join(' '));
    else other.removeAttribute(STATE_ATTRIBUTE);
  }
  if (element)
    element.setAttribute(STATE_ATTRIBUTE, `${element.getAttribute(STATE_ATTRIBUTE) ?? ''} ${state}`.trim());
}

function getName(element: HTMLElement): string {
  const label =
    element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.getAttribute('placeholder');
  const heading = element.matches('[data-section]') ? element.querySelector('h1,h2,h3') : element;
  const text = label ?? heading?.textContent ?? '';
  // An icon has no text: the text next to it is used.
  const name =
    text.trim() ||
    element.parentElement?.closest(`[${SOURCE_ATTRIBUTE}],li,a,label`)?.textContent ||
    element.id;
  return name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
}

function select(element: HTMLElement): void {
  setState('chosen', element);
  send({ type: 'select', sources: getSources(element) });
}

function scrollTo(element: HTMLElement): void {
  for (let outer = element.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null)
    outer.open = true;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  element.scrollIntoView({ block: 'center', behavior });
}

// A button for each source, in reading order: the page's elements keep their meaning for screen readers.
const host = document.createElement('div');
const buttonStyles = new CSSStyleSheet();
buttonStyles.replaceSync(
  ':host{position:fixed;inset:0 auto auto 0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
);
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [buttonStyles];
let lastFocused: HTMLButtonElement | null = null;
/** True while the script itself moves the focus. */
let movesFocus = false;
const shownButtons = (): HTMLButtonElement[] => buttons.filter((button) => !button.hidden);
const buttons = elements.map((element) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = getName(element);
  button.addEventListener('focus', (event) => {
    // Shift+Tab from below the page returns to the last stop, not the last button.
    const isReturning = event.relatedTarget === null && !movesFocus && button.matches(':focus-visible');
    const lastButton = lastFocused ?? shownButtons().at(0);
    if (isReturning && lastButton && lastButton !== button && button === shownButtons().at(-1))
      return lastButton.focus();
    lastFocused = button;
    setState('focus', element);
    if (button.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
  });
  button.addEventListener('blur', () => setState('focus', null));
  button.addEventListener('click', () => select(element));
  return button;
});
root.append(...buttons);
for (const control of document.querySelectorAll<HTMLElement>(
  'a,button,input,select,textarea,summary,[tabindex]',
))
  control.tabIndex = -1;
document.body.prepend(host);

/** Hidden elements, such as the entries of a closed menu, cannot be reached. */
function hideButtons(): void {
  for (const [index, element] of elements.entries()) {
    const button = buttons[index];
    if (button) button.hidden = !element.checkVisibility({ visibilityProperty: true });
  }
}
hideButtons();
addEventListener('toggle', hideButtons, true);
addEventListener('resize', hideButtons);
addEventListener('load', hideButtons);

const getElement = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${SOURCE_ATTRIBUTE}]`) : null;

addEventListener('pointerover', (event) => setState('hover', getElement(event)), true);
document.documentElement.addEventListener('pointerleave', () => setState('hover', null));
addEventListener('submit', (event) => event.preventDefault(), true);
addEventListener(
  'mousedown',
  (event) => {
    const isControl = event.target instanceof Element && event.target.closest('input,select,textarea,label');
    if (isControl) event.preventDefault();
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.composedPath().some((each) => each instanceof ShadowRoot))
      return;
    event.stopPropagation();
    // Menus still open and close, so that their entries can be selected.
    if (!target.closest('summary')) event.preventDefault();
    const link = target.closest('a');
    if (link && (event.ctrlKey || event.metaKey)) {
      const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.href);
      if (origin === location.origin) send({ type: 'navigate', path: pathname + search + hash });
      return;
    }
    const element = getElement(event);
    if (!element) return;
    // The Tab key continues here.
    moveFocusTo(buttons[elements.indexOf(element)]);
    select(element);
  },
  true,
);

const tools: SelectionTools = createSelectionTools((name) => send({ type: 'tool', name }));

/** Find, undo, redo, publish, and the languages. */
const KEYS_WITH_CTRL = /^(?:k|z|y|enter|[1-9])$/i;

// Keys of the Studio work on the page, too; others with Ctrl are the browser's.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const hasCtrl = ctrlKey || metaKey;
  if (altKey || (hasCtrl ? !KEYS_WITH_CTRL.test(key) : key.length > 1 || key === ' ')) return;
  if (hasCtrl) event.preventDefault();
  send({ type: 'key', key, ctrlKey, metaKey, shiftKey });
});

const findElements = (source: string) => elements.filter((element) => getSources(element).includes(source));

/** @returns the element that is then outlined */
function highlight(source: string | null, part: string | null, mayScroll: boolean): HTMLElement | null {
  const shownSource = source !== null && part !== null && findElements(source).length === 0 ? part : source;
  const candidates = shownSource === null ? [] : findElements(shownSource);
  // A clicked element stays selected, even if the amount is also in an earlier sentence.
  const clickedElement = candidates.find((element) => element.matches(`[${STATE_ATTRIBUTE}~=chosen]`));
  if (clickedElement) return clickedElement;
  const chosenElement = candidates.find((element) => getSources(element)[0] === shownSource) ?? candidates[0];
  setState('chosen', chosenElement ?? null);
  if (chosenElement && mayScroll) scrollTo(chosenElement);
  return chosenElement ?? null;
}

function focusChosen(): void {
  const chosenIndex = elements.findIndex((element) => element.matches(`[${STATE_ATTRIBUTE}~=chosen]`));
  moveFocusTo(buttons[chosenIndex] ?? buttons[0]);
}

function moveFocusTo(button: HTMLButtonElement | undefined): void {
  movesFocus = true;
  button?.focus({ preventScroll: true });
  movesFocus = false;
}

addEventListener('message', ({ origin, source, data }: MessageEvent<StudioMessage | null>) => {
  if (origin !== location.origin || source !== window.parent || typeof data !== 'object' || !data) return;
  if (data.type === 'highlight') tools.show(highlight(data.source, data.part, data.scroll), data);
  if (data.type === 'focus') focusChosen();
});
