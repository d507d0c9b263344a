/** 32 of them: with half as many two styles would soon have one name. */
const letters = 'abcdefghijklmnopqrstuvwxyz012345';

/** Any number; another one gives all styles other names. */
const seed = 1;

declare global {
  interface Window {
    /** The names of the styles that the page came with (`criticalNames`); set before any code of the page (`hydration-module.ts`). */
    readonly criticalStyles?: string;
  }
}

/** How the page that was loaded names its styles, by the names that they have here; empty on the server. */
export const namesOnPage: ReadonlyMap<string, string> = readNames(
  typeof window === 'undefined' ? '' : (window.criticalStyles ?? ''),
);

/** The style that has each name; kept on the server only, which draws all pages. */
const named = typeof document === 'undefined' ? new Map<string, string>() : null;

/**
 * Gives a style its name. It stands for `@emotion/hash` (vite.config.ts), whose names have seven letters.
 * @param style its text
 * @returns three letters or digits, the same on the server and in the browser; there, for a style that the page came with,
 * the name that it has on the page
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
  return namesOnPage.get(name) ?? name;
}

/**
 * @param place of a style among those of its page
 * @returns a name shorter than `styleName` gives, so that no two styles ever have one
 */
export function nameOnPage(place: number): string {
  return place.toString(36);
}

/** What the browser has to know of the styles that a page comes with: their names, in the order of their places. */
export function criticalNames(styles: readonly string[], animations: readonly string[]): string {
  return [...styles, ...animations].join(' ');
}

/** Animations keep their names. */
function readNames(names: string): ReadonlyMap<string, string> {
  const list = names.match(/\S+/g) ?? [];
  return new Map(list.map((name, place) => [name, name.startsWith('animation-') ? name : nameOnPage(place)]));
}
