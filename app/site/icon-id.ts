/**
 * What an icon is called in the file of icons. Those that site.yaml names are numbered, since a page says it of each that it
 * shows; the interface's own keep their names, and so do all arrows, which styles know by them.
 * @param numbered the site's own icons (`ownIcons`)
 */
export function iconId(name: string, numbered: readonly string[]): string {
  const place = numbered.indexOf(name);
  return place === -1 || name.startsWith('arrow-') ? name : String(place);
}
