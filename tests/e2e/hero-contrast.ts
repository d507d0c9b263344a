import type { Page } from '@playwright/test';

/**
 * Contrast of text with what is painted behind it, for each element: 1 % of the pixels of its glyphs have less.
 * The page needs `bypassCSP`.
 */
export async function glyphContrast(page: Page, selector: string): Promise<Record<string, number>> {
  const elements = await page.locator(selector).all();
  const shots = async () => {
    const pictures: string[] = [];
    for (const element of elements) {
      const picture = await element.screenshot({ animations: 'disabled' });
      pictures.push(`data:image/png;base64,${picture.toString('base64')}`);
    }
    return pictures;
  };
  const withText = await shots();
  await page.addStyleTag({ content: `${selector}{-webkit-text-fill-color:transparent}` });
  const withoutText = await shots();
  const contrasts: Record<string, number> = {};
  for (const [index, element] of elements.entries()) {
    const name = (await element.textContent()) ?? '';
    const pictures = [withText[index] ?? '', withoutText[index] ?? ''] as const;
    contrasts[name] = await element.evaluate(firstPercentile, pictures);
  }
  return contrasts;
}

/** Runs in the browser. */
async function firstPercentile(element: Element, pictures: readonly [string, string]): Promise<number> {
  const read = async (address: string) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
      channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [text, ground] = [await read(pictures[0]), await read(pictures[1])];
  const colour = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  const ratios: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const pixel = [...text.slice(at, at + 3)];
    const behind = [...ground.slice(at, at + 3)];
    const isGlyph =
      pixel.every((channel, index) => Math.abs(channel - (colour[index] ?? 0)) < 16) &&
      pixel.some((channel, index) => Math.abs(channel - (behind[index] ?? 0)) > 16);
    const [light, dark] = [luminance(pixel), luminance(behind)].sort((one, other) => other - one);
    if (isGlyph) ratios.push(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05));
  }
  ratios.sort((one, other) => one - other);
  return Math.round((ratios[Math.floor(ratios.length / 100)] ?? 0) * 10) / 10;
}
