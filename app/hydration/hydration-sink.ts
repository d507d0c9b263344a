import { createContext } from 'react-router';

/**
 * Takes the module that starts React on a page.
 * @returns the address that the page asks for it at
 */
export type HydrationSink = (module: string) => string;

/** The place of the hydration sink in a request's context; without one, the module is thrown away. */
export const hydrationSinkContext = createContext<HydrationSink>(() => '');
