/** 32 of them: with twice as many a page would be 50 bytes larger, with half as many two styles would soon have one name. */
const letters = 'abcdefghijklmnopqrstuvwxyz012345';

/** Any number; another one gives all styles other names. */
const seed = 1;

/** The style that has each name; kept on the server only, which draws all pages. */
const named = typeof document === 'undefined' ? new Map<string, string>() : null;

/**
 * Gives a style its name, the same on the server and in the browser. It stands for `@emotion/hash` (vite.config.ts),
 * whose names of seven letters, each twice on a page, are what compresses least there.
 * @param style its text
 * @returns three letters or digits
 * @throws on the server, so in the build, where another style has the name: a page with both would show one of them
 */
// biome-ignore lint/style/noDefaultExport: as the module that it stands for.
export default function styleName(style: string): string {
  let hash = seed;
  for (let place = 0; place < style.length; place++)
    hash = Math.imul(hash ^ style.charCodeAt(place), 0x01000193);
  hash = (hash ^ (hash >>> 15)) >>> 0;
  let name = '';
  for (; name.length < 3; hash = Math.floor(hash / letters.length)) name += letters[hash % letters.length];
  const other = named?.get(name);
  if (other !== undefined && other !== style)
    throw new Error(
      `Two styles have the name ${name}: take another seed in style-name.ts.\n${other}\n${style}`,
    );
  named?.set(name, style);
  return name;
}
