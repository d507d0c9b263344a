import { api } from '../api/api.ts';
import type { ApiRoute } from '../api/route-types.ts';
import { auditRoutes } from './audit-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { markRoutes } from './mark-routes.ts';
import { pagesRoutes } from './pages-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { personRoutes } from './person-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { requestsRoutes } from './requests-routes.ts';
import type { Handlers, Route } from './route.ts';
import { rowsRoutes } from './rows-routes.ts';
import { sessionRoutes } from './session-routes.ts';

const handlers: Handlers<typeof api> = {
  ...sessionRoutes,
  ...draftRoutes,
  ...contentRoutes,
  ...pagesRoutes,
  ...publishRoutes,
  ...rowsRoutes,
  ...peopleRoutes,
  ...pictureRoutes,
  ...markRoutes,
  ...requestsRoutes,
  ...personRoutes,
  ...auditRoutes,
};

/** All routes under `/studio/api`, in the order of `api`. */
export const routes: readonly Route[] = Object.entries<ApiRoute>(api).map(([name, entry]) => {
  const [method = '', path = ''] = name.split(' ');
  return { ...entry, method, path, handle: handlers[name as keyof typeof api] as Route['handle'] };
});
