import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { CalendarEntry, Outline, Panel, Person, Publication, SearchResult } from '../api.ts';
import type { GalleryEntry, NewPageChoices, RemovalView } from '../api-pages.ts';
import { draftAction, panelOf, peopleAction, publishAction, undoAction } from './actions.ts';
import { ask, send } from './api-client.ts';
import { EditScreen } from './edit/EditScreen.tsx';
import { ErrorScreen } from './frame/ErrorScreen.tsx';
import { Shell } from './frame/Shell.tsx';
import { GalleryScreen } from './pages/GalleryScreen.tsx';
import { NewItemScreen } from './pages/NewItemScreen.tsx';
import { NewPageScreen } from './pages/NewPageScreen.tsx';
import { pagesAction } from './pages/pages-actions.ts';
import { pathOf, RemovalScreen } from './pages/RemovalScreen.tsx';
import { CalendarScreen } from './screens/CalendarScreen.tsx';
import { ChangesScreen } from './screens/ChangesScreen.tsx';
import { HistoryScreen } from './screens/HistoryScreen.tsx';
import { InvitationScreen } from './screens/InvitationScreen.tsx';
import { PeopleScreen } from './screens/PeopleScreen.tsx';
import { SignInScreen } from './screens/SignInScreen.tsx';
import { WaitingScreen } from './screens/WaitingScreen.tsx';
import { loadWorkplace } from './session.ts';

/** Every screen of the Studio; what an address shows is loaded before it is shown, and again after each change. */
export const routes: RouteObject[] = [
  { path: '/sign-in', element: <SignInScreen />, errorElement: <ErrorScreen /> },
  { path: '/invitation', element: <InvitationScreen />, errorElement: <ErrorScreen /> },
  {
    id: 'workplace',
    element: <Shell />,
    errorElement: <ErrorScreen />,
    HydrateFallback: () => null,
    loader: async ({ request }) => {
      const workplace = await loadWorkplace();
      if (workplace) return workplace;
      const { pathname, search } = new URL(request.url);
      throw redirect(`/sign-in?to=${encodeURIComponent(pathname.replace(/^\/studio/, '') + search)}`);
    },
    // Choosing something else on a page changes nothing of it.
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) =>
      formMethod !== undefined || (defaultShouldRevalidate && !(isEditing(currentUrl) && isEditing(nextUrl))),
    children: [
      { index: true, loader: () => redirect('/edit') },
      { path: '/edit', loader: openFirstPage },
      { path: '/find/:language', loader: openPageOf },
      {
        path: '/edit/:language/*',
        element: <EditScreen />,
        loader: loadPanel,
        // Another width, colour scheme or day shows the same fields.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate, formMethod }) =>
          formMethod !== undefined ||
          currentUrl.searchParams.get('source') !== nextUrl.searchParams.get('source') ||
          (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
      },
      { path: '/changes', element: <ChangesScreen /> },
      {
        path: '/history',
        element: <HistoryScreen />,
        loader: () => ask<readonly Publication[]>('/publications'),
      },
      {
        path: '/calendar',
        element: <CalendarScreen />,
        loader: () => ask<readonly CalendarEntry[]>('/calendar'),
      },
      { path: '/pages/new', element: <NewPageScreen />, loader: () => ask<NewPageChoices>('/patterns') },
      { path: '/pages/make', action: pagesAction },
      {
        path: '/gallery/:language/:page',
        element: <GalleryScreen />,
        loader: ({ params }) => ask<readonly GalleryEntry[]>(`/gallery?page=${params.page}`),
      },
      {
        path: '/removal/:language',
        element: <RemovalScreen />,
        loader: ({ request }) =>
          send<RemovalView>('POST', '/removals/view', { path: pathOf(sourceIn(request)) }),
        shouldRevalidate: () => false,
      },
      {
        path: '/new/:language',
        element: <NewItemScreen />,
        loader: ({ request }) => panelOf(sourceIn(request), request.signal),
        shouldRevalidate: () => false,
      },
      { path: '/waiting', element: <WaitingScreen /> },
      {
        path: '/people',
        element: <PeopleScreen />,
        loader: () => ask<readonly Person[]>('/people'),
        action: peopleAction,
      },
      { path: '/draft', action: draftAction },
      { path: '/publish', action: publishAction },
      { path: '/undo', action: undoAction },
      { path: '/search', loader: search },
    ],
  },
];

const isEditing = ({ pathname }: URL) => /\/edit(?:\/|$)/.test(pathname);

async function openFirstPage(): Promise<Response> {
  const { languages } = await ask<Outline>('/outline');
  return redirect(`/edit/${languages[0]?.code ?? 'is'}/`);
}

/** The page that shows something, with its fields; the rest of the address stays. */
async function openPageOf({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const panel = await panelOf(searchParams.get('source') ?? '', request.signal);
  return redirect(`/edit/${params.language}${panel?.page ?? '/'}?${searchParams}`);
}

function sourceIn(request: Request): string {
  return new URL(request.url).searchParams.get('source') ?? '';
}

/** The fields of what is chosen; null where nothing is. */
async function loadPanel({ request }: LoaderFunctionArgs): Promise<Panel | null> {
  const source = new URL(request.url).searchParams.get('source');
  return source === null ? null : await panelOf(source, request.signal);
}

async function search({ request }: LoaderFunctionArgs): Promise<readonly SearchResult[]> {
  const { searchParams } = new URL(request.url);
  const words = searchParams.get('q')?.trim() ?? '';
  return words === '' ? [] : await ask(`/search?${searchParams}`, request.signal);
}
