import { contentRoutes } from './content-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { markRoutes } from './mark-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session-routes.ts';

/** Everything under `/studio/api`, with the least role for each. Further parts add their routes here. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...draftRoutes,
  ...contentRoutes,
  ...publishRoutes,
  ...peopleRoutes,
  ...pictureRoutes,
  ...markRoutes,
];
