/**
 * Stands in for `@emotion/is-prop-valid`, a list of all attributes of HTML: an element takes what it is given, but for the
 * element that it is to be. A component with a property of its own names it in `shouldForwardProp`.
 */
// biome-ignore lint/style/noDefaultExport: as the module that it stands for.
export default function everyAttribute(name: string): boolean {
  return name !== 'as';
}
