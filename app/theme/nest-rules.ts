import { rulesOf, selectorsOf } from './css-rules.ts';

/**
 * Writes the rules of one class inside one rule, so that the class is named once. Emotion takes nested rules apart; this is
 * the way back, and means the same to a browser.
 * @param css all rules of the class, its own declarations first
 * @param selector the class, which each of the rules names
 * @returns what stands in its braces
 */
export function nestRules(css: string, selector: string): string {
  return rulesOf(css)
    .map(({ head, body }, place) => {
      if (head.startsWith('@')) return `${head}{${nestRules(body, selector)}}`;
      if (head === selector && place === 0) return body.endsWith(';') ? body : `${body};`;
      return `${selectorsOf(head).map((one) => relative(one, selector))}{${body}}`;
    })
    .join('');
}

/**
 * What begins with the class and goes on by `>`, `+` or `~` needs no sign for it, except before a colon, where Emotion would
 * take its absence for another thing than browsers do. The first browsers with nesting take no rule that begins with a name.
 */
function relative(selector: string, parent: string): string {
  const rest = selector.slice(parent.length);
  const goesOn = selector.startsWith(parent) && /^[>+~](?!:)/.test(rest) && !rest.includes(parent);
  return goesOn ? rest : selector.replaceAll(parent, '&').replace(/^[a-z][\w-]*/, ':is($&)');
}
