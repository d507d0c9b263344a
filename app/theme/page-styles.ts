import type { EmotionCache } from '@emotion/cache';
import { nestRules } from './nest-rules.ts';
import { criticalNames, nameOnPage } from './style-name.ts';

/** A page with the styles that it uses, and nothing besides. */
export interface PageStyles {
  /** Its elements name their styles as these are named here. */
  readonly html: string;
  readonly css: string;
  /** What the browser tells Emotion of them (`criticalNames`). */
  readonly names: string;
}

/** What stands inside the rule of each style; the names are those that Emotion gives. */
const rulesOfStyle = new Map<string, string>();

/**
 * The styles of a page in the order of their first use, so that the same HTML always gives the same. They are named by
 * their places in it: Emotion's names are what compresses least on a page, and it has each of them twice.
 * @param body of the page, as the components have drawn it
 * @param cache where the components have put their styles; it may hold those of other pages as well
 */
export function pageStyles(body: string, { key, inserted }: EmotionCache): PageStyles {
  const places = new Map<string, number>();
  // Emotion gives an element one class for all its styles.
  const named = new RegExp(`( class="(?:[^"]* )?${key}-)(\\w+)`, 'g');
  const html = body.replace(named, (whole, before: string, name: string) => {
    if (typeof inserted[name] !== 'string') return whole;
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return before + nameOnPage(place);
  });
  const rules = [...places].map(
    ([name, place]) =>
      `.${key}-${nameOnPage(place)}{${insideOf(name, `.${key}-${name}`, `${inserted[name]}`)}}`,
  );
  const css = rules.join('');
  const animations = Object.keys(inserted).filter(
    (name) => name.startsWith('animation-') && css.includes(name),
  );
  return {
    html,
    css: css + animations.map((name) => compact(`${inserted[name]}`)).join(''),
    names: criticalNames([...places.keys()], animations),
  };
}

function insideOf(name: string, selector: string, rules: string): string {
  const known = rulesOfStyle.get(name);
  if (known !== undefined) return known;
  const inside = compact(nestRules(rules, selector));
  rulesOfStyle.set(name, inside);
  return inside;
}

/** Leaves out what means nothing: the last semicolon, spaces that part nothing, the zero before a point. */
function compact(css: string): string {
  return css
    .replace(/;(?=\}|$)/g, '')
    .replaceAll(', ', ',')
    .replace(/ > |(?<=^|[({};,])> /g, '>')
    .replace(/(?<=@media|@supports) (?=\()/g, '')
    .replace(/(?<=\([\w-]+): /g, ':')
    .replace(/(?<=[ (,:-])0(?=\.\d)/g, '');
}
