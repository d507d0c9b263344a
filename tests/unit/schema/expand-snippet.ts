/** What VS Code writes for its variables on the day that the tests take. */
const variables: Readonly<Record<string, string>> = {
  CURRENT_YEAR: '2027',
  CURRENT_MONTH: '06',
  CURRENT_DATE: '15',
};

/**
 * Fills a snippet with its defaults, as VS Code does when nobody types anything else: stops of the same number all get
 * the first one's value.
 * @param body with stops `$0`, `${1:value}` and `${1|one,other|}`, and variables
 * @throws when it has a variable that is not known here
 */
export function expandSnippet(body: string): string {
  const defaults = new Map<string, string>();
  return body
    .replace(/\$([A-Z_]+)/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`${name} is not known.`);
      return value;
    })
    .replace(/\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^|]*\|)\}/g, (_, stop: string, value = '', choice = '') => {
      if (!defaults.has(stop)) defaults.set(stop, value || choice);
      return defaults.get(stop) ?? '';
    })
    .replace(/\$(\d+)/g, (_, stop: string) => defaults.get(stop) ?? '');
}
