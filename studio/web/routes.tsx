import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { TextMatch } from '../../render/preview/search-texts.ts';
import { type RowTable, rowTables } from '../api/constants.ts';
import type { FieldPanel } from '../api/content-api.ts';
import type { LibraryPicture } from '../api/pictures-api.ts';
import { changeAction, loadFieldPanel } from './actions.ts';
import { getPath, getRowAddress } from './addresses.ts';
import { callApi } from './api-client.ts';
import { EditScreen } from './edit/EditScreen.tsx';
import { ErrorScreen } from './frame/ErrorScreen.tsx';
import { LoadingScreen } from './frame/LoadingScreen.tsx';
import { Shell } from './frame/Shell.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { loadHome, searchEverything } from './home/load-home.ts';
import { loaded } from './loaded.tsx';
import { GalleryScreen } from './pages/GalleryScreen.tsx';
import { NewItemScreen } from './pages/NewItemScreen.tsx';
import { NewPageScreen } from './pages/NewPageScreen.tsx';
import { RemovalScreen } from './pages/RemovalScreen.tsx';
import { PictureScreen } from './pictures/PictureScreen.tsx';
import { PicturesScreen } from './pictures/PicturesScreen.tsx';
import { AuditScreen } from './requests/AuditScreen.tsx';
import { PersonDataScreen } from './requests/PersonDataScreen.tsx';
import { RequestScreen } from './requests/RequestScreen.tsx';
import { RequestsScreen } from './requests/RequestsScreen.tsx';
import { loadAudit, loadRequests } from './requests/request-loaders.ts';
import { StatisticsScreen } from './requests/StatisticsScreen.tsx';
import { RowScreen } from './rows/RowScreen.tsx';
import { RowsScreen } from './rows/RowsScreen.tsx';
import { rowLoaders } from './rows/row-actions.ts';
import { CalendarScreen } from './screens/CalendarScreen.tsx';
import { ChangesScreen } from './screens/ChangesScreen.tsx';
import { HistoryScreen } from './screens/HistoryScreen.tsx';
import { InvitationScreen, loadInvitation } from './screens/InvitationScreen.tsx';
import { PasswordScreen } from './screens/PasswordScreen.tsx';
import { PeopleScreen } from './screens/PeopleScreen.tsx';
import { SignInScreen } from './screens/SignInScreen.tsx';
import { WaitingScreen } from './screens/WaitingScreen.tsx';
import { loadWorkplace } from './session.ts';

const OUTER_ROUTE = { errorElement: <ErrorScreen />, HydrateFallback: LoadingScreen };

/** Every screen of the Studio; the data of an address is loaded first, and again after each change. */
export const routes: RouteObject[] = [
  {
    path: '/sign-in',
    ...loaded(() => callApi('GET /session'), SignInScreen),
    ...OUTER_ROUTE,
  },
  {
    path: '/invitation',
    ...loaded(loadInvitation, InvitationScreen),
    ...OUTER_ROUTE,
  },
  {
    id: 'workplace',
    element: <Shell />,
    ...OUTER_ROUTE,
    loader: async ({ request }) => {
      const workplace = await loadWorkplace();
      if (workplace) return workplace;
      const { pathname, search } = new URL(request.url);
      throw redirect(`/sign-in?to=${encodeURIComponent(pathname.replace(/^\/studio/, '') + search)}`);
    },
    // Selecting something else on a page, or other requests, does not change it.
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
      formMethod !== undefined ||
      (defaultShouldRevalidate &&
        ![isEditing, isAboutRequests].some((isOnScreen) => isOnScreen(currentUrl) && isOnScreen(nextUrl))),
    children: [
      { index: true, loader: () => redirect('/home') },
      { path: '/home', ...loaded(loadHome, HomeScreen) },
      { path: '/edit', loader: openFirstPage },
      { path: '/find/:language', loader: openSourcePage },
      {
        path: '/edit/:language/*',
        ...loaded(loadPanel, EditScreen),
        // Another width, color scheme or day shows the same fields.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate, formMethod }) =>
          formMethod !== undefined ||
          currentUrl.searchParams.get('source') !== nextUrl.searchParams.get('source') ||
          (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
      },
      { path: '/changes', element: <ChangesScreen /> },
      { path: '/history', ...loaded(() => callApi('GET /publications'), HistoryScreen) },
      { path: '/calendar', ...loaded(() => callApi('GET /calendar'), CalendarScreen) },
      { path: '/pages/new', ...loaded(() => callApi('GET /patterns'), NewPageScreen) },
      {
        path: '/gallery/:language/:page',
        ...loaded(
          ({ params }) => callApi('GET /gallery', { query: { page: params.page ?? '' } }),
          GalleryScreen,
        ),
      },
      {
        path: '/removal/:language',
        ...loaded(
          ({ request }) =>
            callApi('POST /removals/view', { body: { path: getPath(getSourceParameter(request)) } }),
          RemovalScreen,
        ),
        shouldRevalidate: () => false,
      },
      {
        path: '/new/:language',
        ...loaded(
          ({ request }) => loadFieldPanel(getSourceParameter(request), request.signal),
          NewItemScreen,
        ),
        shouldRevalidate: () => false,
      },
      { path: '/waiting', element: <WaitingScreen /> },
      ...rowTables.flatMap(rowRoutes),
      { path: '/password', element: <PasswordScreen /> },
      { path: '/people', ...loaded(() => callApi('GET /people'), PeopleScreen) },
      { path: '/pictures', ...loaded(() => callApi('GET /pictures'), PicturesScreen) },
      { path: '/pictures/:file', ...loaded(loadPicture, PictureScreen) },
      { path: '/people/log', ...loaded(loadAudit, AuditScreen) },
      {
        path: '/requests',
        ...loaded(loadRequests, RequestsScreen),
        children: [
          {
            path: ':id',
            ...loaded(
              ({ params, request: { signal } }) =>
                callApi('GET /requests/:id', { params: { id: params.id ?? '' }, signal }),
              RequestScreen,
            ),
            // Opening a request is logged: an action on an open request must not open it again.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
          },
        ],
      },
      {
        path: '/requests/statistics',
        ...loaded(() => callApi('GET /requests/statistics'), StatisticsScreen),
      },
      { path: '/requests/person', element: <PersonDataScreen /> },
      { path: '/change', action: changeAction },
      { path: '/search', loader: search },
      { path: '/everything', loader: searchEverything },
    ],
  },
];

/** The list of news or projects, and one of them. */
function rowRoutes(table: RowTable): RouteObject[] {
  const { list, row, action } = rowLoaders(table);
  return [
    { path: `/${table}`, ...loaded(list, ({ data }) => <RowsScreen table={table} data={data} />) },
    {
      path: `/${table}/:name`,
      ...loaded(row, ({ data }) => <RowScreen table={table} data={data} />),
      action,
      // The answer to a change has the new data.
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.name !== nextParams.name,
    },
  ];
}

const isEditing = ({ pathname }: URL) => /\/edit(?:\/|$)/.test(pathname);

const isAboutRequests = ({ pathname }: URL) => /\/requests(?:\/|$)/.test(pathname);

async function openFirstPage(): Promise<Response> {
  const { languages } = await callApi('GET /outline');
  return redirect(`/edit/${languages[0]?.code ?? 'is'}/`);
}

/** Redirects to the page of a source, with its fields unless `page` is set; other parameters stay. */
async function openSourcePage({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const source = searchParams.get('source') ?? '';
  const row = getRowAddress(source);
  if (row !== null) return redirect(row);
  const panel = await loadFieldPanel(source, request.signal);
  if (searchParams.has('page')) for (const name of ['page', 'source']) searchParams.delete(name);
  return redirect(`/edit/${params.language}${panel?.page ?? '/'}?${searchParams}`);
}

function getSourceParameter(request: Request): string {
  return new URL(request.url).searchParams.get('source') ?? '';
}

/** One picture, or the library if it is missing. */
async function loadPicture({ params }: LoaderFunctionArgs): Promise<LibraryPicture> {
  const pictures = await callApi('GET /pictures');
  const picture = pictures.find(({ file }) => file === params.file);
  if (!picture) throw redirect('/pictures');
  return picture;
}

/** Fields of the selection; `null` if there is none. News and projects have a separate editor. */
async function loadPanel({ request }: LoaderFunctionArgs): Promise<FieldPanel | null> {
  const source = new URL(request.url).searchParams.get('source');
  if (source === null) return null;
  const row = getRowAddress(source);
  if (row !== null) throw redirect(row);
  return await loadFieldPanel(source, request.signal);
}

async function search({ request }: LoaderFunctionArgs): Promise<readonly TextMatch[]> {
  const { searchParams } = new URL(request.url);
  const words = searchParams.get('q')?.trim() ?? '';
  return words === '' ? [] : await callApi('GET /search', { query: searchParams, signal: request.signal });
}
