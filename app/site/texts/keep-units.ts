/** Signs that every language has, and words of Icelandic, English, Spanish and Danish. */
const units = [
  'GB|MB|TB|%|€|US\\$|USD|EUR|ISK|DKK|kr\\.|euros?',
  'klst\\.|klukkustund\\p{L}*|mín\\.|mínút\\p{L}*|dag(?:a|ar|s|ur|inn|ana)?|vik\\p{L}*|mánuð\\p{L}*|mánað\\p{L}*|ár(?:a|um|i|s)?',
  'h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?',
  'horas?|minutos?|días?|semanas?|mes(?:es)?|años?',
  'tim(?:e|er|ers|es)|minut\\p{L}*|dage?|uge\\p{L}*|måned\\p{L}*|år\\p{L}?',
].join('|');

/** An ordinary space between a number, or the placeholder of one, and a unit. */
const unitSpace = new RegExp(String.raw`(?<=\d|\}\}) (?=(?:${units})(?!\p{L}))`, 'giu');

/** Puts a no-break space between each number and its unit, so that they are never on two lines. */
export function keepUnits(text: string): string {
  return text.replace(unitSpace, '\u00a0');
}
