import type { StudioMessage } from './preview-message.ts';

type Selection = Extract<StudioMessage, { readonly type: 'highlight' }>;

export interface SelectionTools {
  /** Shows name and tools at an element, or hides them. */
  readonly show: (element: HTMLElement | null, selection: Selection) => void;
}

const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host{position:absolute;z-index:99;inset:0 auto auto 0;font:600 calc(13px*var(--unit))/1.4 system-ui,sans-serif;letter-spacing:0;word-spacing:0}
  :host([hidden]){display:none}
  span,div{position:absolute;inset-inline-start:0;white-space:nowrap;border-radius:calc(4px*var(--unit))}
  span{bottom:0;padding:calc(1px*var(--unit)) calc(6px*var(--unit));background:#1263c6;color:#fff}
  div{display:flex;gap:calc(2px*var(--unit));padding:calc(4px*var(--unit));background:#0e1011;box-shadow:0 calc(2px*var(--unit)) calc(8px*var(--unit)) #0006}
  button{display:grid;place-items:center;width:calc(32px*var(--unit));height:calc(28px*var(--unit));border:0;border-radius:calc(3px*var(--unit));background:none;color:#f2f0ea;cursor:pointer}
  button:hover{background:#ffffff2b}
  button:disabled{opacity:.35;cursor:default}
  svg{width:calc(16px*var(--unit));height:calc(16px*var(--unit));fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}`);

/** Pixels between the selection and its name or tools. */
const GAP = 6;

/**
 * Draws the name of the selection above it and its tools below it, at the same size at any scale of the page.
 * @param onUse called with the name of a tool
 */
export function createSelectionTools(onUse: (name: string) => void): SelectionTools {
  const host = document.createElement('div');
  host.hidden = true;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  const [tag, strip] = [document.createElement('span'), document.createElement('div')];
  strip.setAttribute('role', 'toolbar');
  root.append(tag, strip);
  document.body.append(host);
  let shownElement: HTMLElement | null = null;
  let gap = GAP;

  function place(): void {
    if (!shownElement) return;
    const { left, top, height, width } = shownElement.getBoundingClientRect();
    host.hidden = width === 0;
    const isTall = height > innerHeight / 2;
    host.style.left = `${Math.max(left + scrollX, 0)}px`;
    host.style.top = `${top + scrollY + (isTall ? gap : -gap)}px`;
    tag.style.bottom = isTall ? 'auto' : '0';
    // Of a large selection, the tools stay at its top.
    strip.style.top = `${isTall ? tag.offsetHeight + gap : height + 3 * gap}px`;
  }

  addEventListener('resize', place);
  addEventListener('load', place);
  // The page below may grow when it is opened, filled or its pictures arrive.
  new ResizeObserver(place).observe(document.body);

  return {
    show(element, { name, tools, scale }) {
      shownElement = name === '' ? null : element;
      host.hidden = shownElement === null;
      gap = GAP / scale;
      host.style.setProperty('--unit', String(1 / scale));
      tag.textContent = name;
      strip.setAttribute('aria-label', name);
      strip.hidden = tools.length === 0;
      strip.replaceChildren(
        ...tools.map(({ name: tool, label, icon, isDisabled }) => {
          const button = document.createElement('button');
          Object.assign(button, { type: 'button', title: label, disabled: isDisabled, tabIndex: -1 });
          button.setAttribute('aria-label', label);
          const drawing = drawElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
          drawing.append(...icon.map(({ tag: shape, attributes }) => drawElement(shape, attributes)));
          button.append(drawing);
          button.addEventListener('click', () => onUse(tool));
          return button;
        }),
      );
      place();
    },
  };
}

function drawElement(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
