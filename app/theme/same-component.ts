/** Stands in for `hoist-non-react-statics`: components of this project have no statics. */
// biome-ignore lint/style/noDefaultExport: as the module that it stands for.
export default function sameComponent<C>(component: C): C {
  return component;
}
