/** A rule of a stylesheet: what stands before its braces, and in them. */
export interface CssRule {
  readonly head: string;
  readonly body: string;
}

/** @param css rules only, as Emotion writes them: complete, without comments */
export function rulesOf(css: string): CssRule[] {
  return parts(css, '}').map((rule) => {
    const start = rule.indexOf('{');
    return { head: rule.slice(0, start), body: rule.slice(start + 1) };
  });
}

/** @param list selectors with commas between them */
export function selectorsOf(list: string): string[] {
  return parts(`${list},`, ',');
}

/** What each of these marks ends, where it stands in no brackets and in no string; the brace that ends a rule counts as outside. */
function parts(css: string, mark: '}' | ','): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|[()[\]{},]/g)) {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (sign !== mark || depth > 0) continue;
    found.push(css.slice(start, index));
    start = index + 1;
  }
  return found;
}
