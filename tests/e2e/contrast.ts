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
