import type { RouteObject } from 'react-router';

/** As much of a browser as the modules of the interface ask for when they are loaded. */
const BROWSER = {
  document: { documentElement: { style: {} }, querySelector: () => null },
  localStorage: { getItem: () => null },
  window: { addEventListener: () => {} },
};

/** The paths of all screens of the Studio, from its own table of routes. */
export async function studioScreens(): Promise<readonly string[]> {
  Object.assign(globalThis, BROWSER);
  try {
    const { routes } = await import('../../studio/web/routes.tsx');
    return screensOf(routes);
  } finally {
    for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name);
  }
}

function screensOf(routes: readonly RouteObject[], parent = ''): readonly string[] {
  return routes.flatMap(({ path = '', element, children = [] }) => {
    const own = path.startsWith('/') ? path : [parent, path].filter(Boolean).join('/');
    return [...(element && path ? [own] : []), ...screensOf(children, own)];
  });
}
