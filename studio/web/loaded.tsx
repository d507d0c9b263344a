import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

/** Props of a screen with the data of its route. */
export interface Loaded<Data> {
  readonly data: Data;
}

/** The loader and the screen of a route. */
export function loaded<Data>(
  loader: (args: LoaderFunctionArgs) => Promise<Data>,
  Screen: ComponentType<Loaded<Data>>,
) {
  function LoadedScreen() {
    const data = useLoaderData();
    return <Screen data={data} />;
  }
  return { loader, element: <LoadedScreen /> };
}
