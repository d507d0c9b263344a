/** Who writes comes first, what is written last; the database keeps no order of its own. */
const FIRST = ['name', 'email', 'phone', 'company', 'selected_package', 'subject'];
const LAST = ['message', 'problem'];

/** The names of fields in the order that people read them in; other fields stand between, by name. */
export function orderedFields(names: Iterable<string>): string[] {
  return [...new Set(names)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(name: string): number {
  const first = FIRST.indexOf(name);
  if (first >= 0) return first;
  const last = LAST.indexOf(name);
  return last >= 0 ? FIRST.length + 1 + last : FIRST.length;
}
