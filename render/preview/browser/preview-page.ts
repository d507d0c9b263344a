/** What the page says to the Studio around it. */
export type PreviewMessage =
  /** Something was chosen. */
  | { readonly type: 'select'; readonly sources: readonly string[] }
  /** A link was clicked with Ctrl or ⌘; `path` is an address of the site. */
  | { readonly type: 'navigate'; readonly path: string };

/** What the Studio says to the page. */
export type StudioMessage =
  /** Outlines what comes from a source, and may scroll to it; null takes the outline away. */
  | {
      readonly type: 'highlight';
      readonly source: string | null;
      /** A part of it, where nothing on the page has the source itself. */
      readonly part: string | null;
      readonly scroll: boolean;
    }
  /** Puts the keyboard to what is chosen. */
  | { readonly type: 'focus' };

/**
 * Runs in the page of a draft: whatever has a source is outlined under the pointer, reached with the Tab key, and chosen by a
 * click or Enter. Links and forms do nothing. The text of this function is sent to the browser, so it uses nothing from outside.
 */
export function runPreviewPage(): void {
  const SOURCES = 'data-source';
  const STATE = 'data-preview';
  const longestName = 160;
  const page = document;

  const outlines = new CSSStyleSheet();
  outlines.replaceSync(`
    [${SOURCES}]{cursor:pointer}
    [${STATE}]{outline:2px dashed #0b6bcb!important;outline-offset:2px!important}
    [${STATE}~=focus]{outline-style:solid!important;outline-width:3px!important}
    [${STATE}~=chosen]{outline-style:solid!important;outline-color:#d6336c!important}
    :has(>[data-cookies=accept]){position:static!important}
    section[${STATE}],article[${STATE}]{outline-offset:-4px!important}
    @media(prefers-color-scheme:dark){[${STATE}]{outline-color:#74c0fc!important}[${STATE}~=chosen]{outline-color:#ff8fb1!important}}`);
  page.adoptedStyleSheets.push(outlines);

  const elements = [...page.querySelectorAll<HTMLElement>(`[${SOURCES}]`)];
  const sourcesOf = (element: Element): string[] => element.getAttribute(SOURCES)?.split(' ') ?? [];
  const send = (message: PreviewMessage) => {
    if (window.parent !== window) window.parent.postMessage(message, location.origin);
  };

  /** Each state, such as `hover`, is that of one element. */
  function setState(state: string, element: Element | null): void {
    for (const other of page.querySelectorAll(`[${STATE}~=${state}]`)) {
      const left = (other.getAttribute(STATE) ?? '').split(' ').filter((each) => each !== state);
      if (left.length > 0) other.setAttribute(STATE, left.join(' '));
      else other.removeAttribute(STATE);
    }
    if (element) element.setAttribute(STATE, `${element.getAttribute(STATE) ?? ''} ${state}`.trim());
  }

  function nameOf(element: HTMLElement): string {
    const written =
      element.getAttribute('aria-label') ??
      element.getAttribute('alt') ??
      element.getAttribute('placeholder');
    const heading = element.matches('[data-section]') ? element.querySelector('h1,h2,h3') : element;
    const text = written ?? heading?.textContent ?? '';
    // An icon has no text of its own: what is beside it does.
    const name =
      text.trim() || element.parentElement?.closest(`[${SOURCES}],li,a,label`)?.textContent || element.id;
    return name.replace(/\s+/g, ' ').trim().slice(0, longestName);
  }

  function select(element: HTMLElement): void {
    setState('chosen', element);
    send({ type: 'select', sources: sourcesOf(element) });
  }

  function scrollTo(element: HTMLElement): void {
    for (
      let outer = element.closest('details');
      outer;
      outer = outer.parentElement?.closest('details') ?? null
    )
      outer.open = true;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    element.scrollIntoView({ block: 'center', behavior });
  }

  // A button for each source, in reading order. So what the page's elements mean to a screen reader stays as it is.
  const host = page.createElement('div');
  const buttonStyles = new CSSStyleSheet();
  buttonStyles.replaceSync(
    ':host{position:fixed;inset:0 auto auto 0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  );
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [buttonStyles];
  let lastStop: HTMLButtonElement | null = null;
  /** Whether the keyboard is led to a stop by the script. */
  let isSent = false;
  const shownButtons = (): HTMLButtonElement[] => buttons.filter((button) => !button.hidden);
  const buttons = elements.map((element) => {
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = nameOf(element);
    button.addEventListener('focus', (event) => {
      // Shift+Tab from behind the page leads to where one was, not through all of it.
      const comesBack = event.relatedTarget === null && !isSent && button.matches(':focus-visible');
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
  for (const own of page.querySelectorAll<HTMLElement>('a,button,input,select,textarea,summary,[tabindex]'))
    own.tabIndex = -1;
  page.body.prepend(host);

  /** What is not shown, such as the entries of a closed menu, cannot be reached. */
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
    target instanceof Element ? target.closest<HTMLElement>(`[${SOURCES}]`) : null;

  addEventListener('pointerover', (event) => setState('hover', elementAt(event)), true);
  page.documentElement.addEventListener('pointerleave', () => setState('hover', null));
  addEventListener('submit', (event) => event.preventDefault(), true);
  addEventListener(
    'mousedown',
    (event) => {
      const isControl =
        event.target instanceof Element && event.target.closest('input,select,textarea,label');
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
      // Menus open and close as ever, so that their entries can be chosen.
      if (!target.closest('summary')) event.preventDefault();
      const link = target.closest('a');
      if (link && (event.ctrlKey || event.metaKey)) {
        const { origin, pathname, search, hash } = new URL(link.getAttribute('href') ?? '', location.href);
        if (origin === location.origin) send({ type: 'navigate', path: pathname + search + hash });
        return;
      }
      const element = elementAt(event);
      if (!element) return;
      // The Tab key goes on from here.
      sendTo(buttons[elements.indexOf(element)]);
      select(element);
    },
    true,
  );

  const elementsOf = (source: string) => elements.filter((element) => sourcesOf(element).includes(source));

  function highlight(source: string | null, part: string | null, mayScroll: boolean): void {
    const wanted = source !== null && part !== null && elementsOf(source).length === 0 ? part : source;
    const own = wanted === null ? [] : elementsOf(wanted);
    // What was clicked stays chosen, though an amount may be in a sentence before it, too.
    if (own.some((element) => element.matches(`[${STATE}~=chosen]`))) return;
    const found = own.find((element) => sourcesOf(element)[0] === wanted) ?? own[0];
    setState('chosen', found ?? null);
    if (found && mayScroll) scrollTo(found);
  }

  function focusChosen(): void {
    const chosen = elements.findIndex((element) => element.matches(`[${STATE}~=chosen]`));
    sendTo(buttons[chosen] ?? buttons[0]);
  }

  function sendTo(button: HTMLButtonElement | undefined): void {
    isSent = true;
    button?.focus({ preventScroll: true });
    isSent = false;
  }

  addEventListener('message', ({ origin, source, data }: MessageEvent<StudioMessage | null>) => {
    if (origin !== location.origin || source !== window.parent || typeof data !== 'object' || !data) return;
    if (data.type === 'highlight') highlight(data.source, data.part, data.scroll);
    if (data.type === 'focus') focusChosen();
  });
}
