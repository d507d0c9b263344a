/**
 * An id as a person would write it: `response-urgent` → `Response urgent`, and `vcare` → `vCare` where that is a name.
 * @param known names that are written in a way of their own
 */
export function writtenOut(id: string, known: readonly string[] = []): string {
  const words = id.replace(/[-_]/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const name = known.find((candidate) => candidate.toLowerCase() === words.toLowerCase());
  return name ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}
