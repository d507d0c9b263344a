/** The way past the header is left out: it is shown only while it has the focus, with its ring. */
export const drawable = 'a[href]:not([href="#main"]), button, summary, input, select, textarea';

/**
 * The places of the controls that are recognised, in ordinary colours, by a ground or an edge of their own. Runs in the
 * browser.
 */
export function findDrawn(controls: string): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((part, place) => {
    if (!part.checkVisibility({ visibilityProperty: true })) return [];
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } = getComputedStyle(part);
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    return hasGround || boxShadow !== 'none' || borderTopWidth !== '0px' ? [place] : [];
  });
}

/** Which controls are drawn, by the path of their page. */
export interface Drawn {
  readonly controls: string;
  readonly places: Readonly<Record<string, readonly number[]>>;
}

/**
 * What cannot be distinguished from the ground in the colours of the visitor, where a button may have the ground of the page: an
 * edge is what is left. Runs in the browser.
 */
export function findLost({ controls, places }: Drawn, path: string) {
  const ground = getComputedStyle(document.body).backgroundColor;
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  const parts = (places[path] ?? []).flatMap((place) => all[place] ?? []);
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

/**
 * The contrast between the words of each element and the first ground of a plain colour that is behind their middle,
 * whichever part of the page that belongs to. Runs in the browser, so it uses nothing from outside itself.
 * @returns 1 to 21, as WCAG counts it
 */
export function contrastsWithBehind(elements: readonly Element[]): number[] {
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const behind = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .map((layer) => getComputedStyle(layer).backgroundColor)
      .find((ground) => /^rgb\(/.test(ground));
    const [dark = 0, light = 0] = [getComputedStyle(element).color, behind ?? 'rgb(255, 255, 255)']
      .map(brightness)
      .sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
}
