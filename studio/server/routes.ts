import { auditRoutes } from './audit-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { pagesRoutes } from './pages-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { personRoutes } from './person-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { requestsRoutes } from './requests-routes.ts';
import type { Route } from './route.ts';
import { rowsRoutes } from './rows-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Everything under `/studio/api`, with the least role for each. Further parts add their routes here. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...draftRoutes,
  ...contentRoutes,
  ...pagesRoutes,
  ...publishRoutes,
  ...rowsRoutes,
  ...peopleRoutes,
  ...requestsRoutes,
  ...personRoutes,
  ...auditRoutes,
];
