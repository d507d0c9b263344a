import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

/** Properties of a screen with the data that its address loads. */
export interface Loaded<Data> {
  readonly data: Data;
}

/** The part of a route that loads data and shows it on a screen. */
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
