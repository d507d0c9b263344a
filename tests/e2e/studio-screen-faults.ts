/**
 * What is wrong with the screen that is shown, besides what axe reports. Runs in the browser, so it uses nothing from outside itself.
 * @returns a line for each fault
 */
export function screenFaults(): readonly string[] {
  /** In CSS pixels: what a finger meets, and a link within a sentence. */
  const [FINGER, LINE] = [44, 24];
  const PROGRAMMERS_WORDS = /\b(?:yaml|json|schema\w*|commit\w*|branch\w*|deploy\w*|rows?)\b/i;

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // What is visually hidden is one pixel small.
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const nameOf = (element: Element) =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;

  /** As high as what reacts: the label around a box to tick, and what a link or button is stretched over. */
  const heightOf = (element: Element) => {
    if (element.matches('[type=radio], [type=checkbox]'))
      return element.closest('label')?.getBoundingClientRect().height ?? 0;
    const isStretched = ['::before', '::after'].some((part) => {
      const { position, inset } = getComputedStyle(element, part);
      return position === 'absolute' && inset === '0px';
    });
    const whole = isStretched && element instanceof HTMLElement ? (element.offsetParent ?? element) : element;
    return whole.getBoundingClientRect().height;
  };
  const isTooSmall = (element: Element) => {
    const { display, lineHeight } = getComputedStyle(element);
    if (element.localName === 'a' && display === 'inline') return Number.parseFloat(lineHeight) < LINE;
    return heightOf(element) < FINGER - 0.5;
  };

  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [contenteditable=true], [tabindex="0"]';
  const small = [...document.querySelectorAll(controls)]
    .filter((element) => isShown(element) && isTooSmall(element))
    .map((element) => `${nameOf(element)} is ${Math.round(heightOf(element))} px high`);

  const said = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
    (element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const words = [document.body.innerText, ...said].flatMap((text) => {
    const found = PROGRAMMERS_WORDS.exec(text);
    return found ? [`“${text.slice(Math.max(0, found.index - 30), found.index + 30)}” has ${found[0]}`] : [];
  });

  const headings = document.querySelectorAll('h1').length;
  const help = [...document.querySelectorAll('[data-help]')].map(({ textContent }) => textContent.trim());
  const { scrollWidth, scrollHeight } = document.documentElement;
  const isWorkplace = document.querySelector('main iframe:not([inert])') !== null;
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the screen`]),
    ...(help.length === 1 && /\w.*[.!]$/.test(help[0] ?? '') ? [] : [`its help: ${help.join(' | ')}`]),
    ...(scrollWidth <= innerWidth ? [] : [`${scrollWidth - innerWidth} px too wide`]),
    // Beside a page, the fields are scrolled and not the window.
    ...(isWorkplace && location.pathname.includes('/edit/') && scrollHeight > innerHeight
      ? [`${scrollHeight - innerHeight} px too high`]
      : []),
    ...small,
    ...words,
  ];
}
