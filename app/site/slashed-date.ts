/** By time zone; making one takes longer than writing many dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day of a time, the Icelandic way with slashes (SPEC section 5): `21/11/2026`.
 * @param timeZone where the day is, like Atlantic/Reykjavik
 */
export function slashedDate(time: Date, timeZone: string): string {
  const parts = formatFor(timeZone).formatToParts(time);
  // Not in the order of the locale: some browsers lack the Icelandic one and write dates like another.
  const partOf = (part: 'day' | 'month' | 'year') => parts.find(({ type }) => type === part)?.value ?? '';
  return [partOf('day').padStart(2, '0'), partOf('month').padStart(2, '0'), partOf('year')].join('/');
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('is-IS', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  });
  formats.set(timeZone, made);
  return made;
}
