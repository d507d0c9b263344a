/*
 * What the server draws pages with. React Router's server build is made of it (`server/render/server-build.ts`) when the routes
 * are known: the bundle is the same whatever pages site.yaml has.
 */
import * as entry from './entry.server.tsx';
import * as root from './root.tsx';
import * as page from './routes/page.tsx';

export { entry, page, root };
