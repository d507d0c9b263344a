import { SOURCE_ATTRIBUTE } from '../../../render/preview/sources.ts';
import type { PreviewMessage, StudioMessage } from './preview-message.ts';

/*
 * Script of a draft page, a separate bundle: elements with a source are outlined on hover, reached with the
 * Tab key, and selected by a click or Enter. Links and forms are inactive.
 */

const STATE = 'data-preview';
const MAX_NAME_LENGTH = 160;

const outlines = new CSSStyleSheet();
outlines.replaceSync(`
  [${SOURCE_ATTRIBUTE}]{cursor:pointer}
  [${STATE}]{outline:2px dashed #0b6bcb!important;outline-offset:2px!important}
  [${STATE}~=focus]{outline-style:solid!important;outline-width:3px!important}
  [${STATE}~=chosen]{outline-style:solid!important;outline-color:#d6336c!important}
  :has(>[data-cookies=accept]){position:static!important}
  section[${STATE}],article[${STATE}]{outline-offset:-4px!important}
  @media(prefers-color-scheme:dark){[${STATE}]{outline-color:#74c0fc!important}[${STATE}~=chosen]{outline-color:#ff8fb1!important}}`);
document.adoptedStyleSheets.push(outlines);

const elements = [...document.querySelectorAll<HTMLElement>(`[${SOURCE_ATTRIBUTE}]`)];
const sourcesOf = (element: Element): string[] => element.getAttribute(SOURCE_ATTRIBUTE)?.split(' ') ?? [];
const send = (message: PreviewMessage) => {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
};

/** Each state, such as `hover`, applies to one element. */
function setState(state: string, element: Element | null): void {
  for (const other of document.querySelectorAll(`[${STATE}~=${state}]`)) {
    const left = (other.getAttribute(STATE) ?? '').split(' ').filter((each) => each !== state);
    if (left.length > 0) other.setAttribute(STATE, left.join(' '));
    else other.removeAttribute(STATE);
  }
  if (element) element.setAttribute(STATE, `${element.getAttribute(STATE) ?? ''} ${state}`.trim());
}

function nameOf(element: HTMLElement): string {
  const written =
    element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.getAttribute('placeholder');
  const heading = element.matches('[data-section]') ? element.querySelector('h1,h2,h3') : element;
  const text = written ?? heading?.textContent ?? '';
  // An icon has no text: the text next to it is used.
  const name =
    text.trim() ||
    element.parentElement?.closest(`[${SOURCE_ATTRIBUTE}],li,a,label`)?.textContent ||
    element.id;
  return name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
}

function select(element: HTMLElement): void {
  setState('chosen', element);
  send({ type: 'select', sources: sourcesOf(element) });
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
let lastStop: HTMLButtonElement | null = null;
/** True while the script itself moves the focus. */
let movesFocus = false;
const shownButtons = (): HTMLButtonElement[] => buttons.filter((button) => !button.hidden);
const buttons = elements.map((element) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = nameOf(element);
  button.addEventListener('focus', (event) => {
    // Shift+Tab from below the page returns to the last stop, not the last button.
    const comesBack = event.relatedTarget === null && !movesFocus && button.matches(':focus-visible');
    const before = lastStop ?? shownButtons().at(0);
    if (comesBack && before && before !== button && button === shownButtons().at(-1)) return before.focus();
    lastStop = button;
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
function hideUnseen(): void {
  for (const [index, element] of elements.entries()) {
    const button = buttons[index];
    if (button) button.hidden = !element.checkVisibility({ visibilityProperty: true });
  }
}
hideUnseen();
addEventListener('toggle', hideUnseen, true);
addEventListener('resize', hideUnseen);
addEventListener('load', hideUnseen);

const elementAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${SOURCE_ATTRIBUTE}]`) : null;

addEventListener('pointerover', (event) => setState('hover', elementAt(event)), true);
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
    if (!(target instanceof Element) || event.composedPath().includes(root)) return;
    event.stopPropagation();
    // Menus still open and close, so that their entries can be selected.
    if (!target.closest('summary')) event.preventDefault();
    const link = target.closest('a');
    if (link && (event.ctrlKey || event.metaKey)) {
      const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.href);
      if (origin === location.origin) send({ type: 'navigate', path: pathname + search + hash });
      return;
    }
    const element = elementAt(event);
    if (!element) return;
    // The Tab key continues here.
    moveFocusTo(buttons[elements.indexOf(element)]);
    select(element);
  },
  true,
);

const elementsOf = (source: string) => elements.filter((element) => sourcesOf(element).includes(source));

function highlight(source: string | null, part: string | null, mayScroll: boolean): void {
  const shown = source !== null && part !== null && elementsOf(source).length === 0 ? part : source;
  const candidates = shown === null ? [] : elementsOf(shown);
  // A clicked element stays selected, even if the amount is also in an earlier sentence.
  if (candidates.some((element) => element.matches(`[${STATE}~=chosen]`))) return;
  const chosen = candidates.find((element) => sourcesOf(element)[0] === shown) ?? candidates[0];
  setState('chosen', chosen ?? null);
  if (chosen && mayScroll) scrollTo(chosen);
}

function focusChosen(): void {
  const chosen = elements.findIndex((element) => element.matches(`[${STATE}~=chosen]`));
  moveFocusTo(buttons[chosen] ?? buttons[0]);
}

function moveFocusTo(button: HTMLButtonElement | undefined): void {
  movesFocus = true;
  button?.focus({ preventScroll: true });
  movesFocus = false;
}

addEventListener('message', ({ origin, source, data }: MessageEvent<StudioMessage | null>) => {
  if (origin !== location.origin || source !== window.parent || typeof data !== 'object' || !data) return;
  if (data.type === 'highlight') highlight(data.source, data.part, data.scroll);
  if (data.type === 'focus') focusChosen();
});
