/**
 * The local addresses of the sites, one line per language under its own name: `  Íslenska  http://is.localhost:3000`.
 *
 * @param codes language codes, in the order to print
 * @param port the port that the server listens on
 */
export function siteAddresses(codes: readonly string[], port: number): string {
  const names = codes.map(languageName);
  const width = Math.max(...names.map((name) => name.length));
  return codes
    .map((code, at) => `  ${(names[at] ?? code).padEnd(width)}  http://${code}.localhost:${port}`)
    .join('\n');
}

function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
