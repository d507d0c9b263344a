import { type ReactNode, useEffect } from 'react';
import {
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigationType,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { pageSourceContext } from './data/page-source.ts';
import { TextsProvider } from './i18n/TextsProvider.tsx';
import { type PageView, startsGrand } from './site/page-view.ts';
import { grounds } from './theme/colour-roles.ts';
import { fontUrl } from './theme/font.ts';
import { CompanyContext } from './ui/ContactText.tsx';
import { BrokenPage } from './ui/frame/BrokenPage.tsx';
import { CookieNotice } from './ui/frame/CookieNotice.tsx';
import { Footer } from './ui/frame/Footer.tsx';
import { Header } from './ui/frame/Header.tsx';
import { BackToTop, isPrinted, Main, NavigationStatus, SkipLink } from './ui/frame/Main.tsx';
import { SpriteContext } from './ui/Icon.tsx';
import { FollowContext, useFollowLink } from './ui/SiteLink.tsx';

/** Data that is the same on each page; loaded once per visit. */
export function loader({ context }: Route.LoaderArgs) {
  const { frame, texts } = context.get(pageSourceContext);
  return { frame, language: texts.language };
}

export function shouldRevalidate() {
  return false;
}

/**
 * The document around everything. `entry.server.tsx` adds styles and the scripts inside the page, without React.
 * The code that `<Scripts>` writes is moved out of the page (`hydration/late-start.ts`).
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const page = useCurrentPage();
  return (
    <html
      lang={data?.language}
      dir="ltr"
      data-grand={page && startsGrand(page) ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={grounds.plain.light.ground} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={grounds.plain.dark.ground} media="(prefers-color-scheme: dark)" />
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
      </head>
      <body id="top">
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** The shared layout: header, the page, footer. */
export default function Root() {
  const { frame, language } = useLoaderData<typeof loader>();
  useHydratedEvent();
  useScrollToTop();
  const followLink = useFollowLink();
  const page = useCurrentPage();
  return (
    <TextsProvider>
      <SpriteContext value={frame.sprite}>
        <CompanyContext value={frame.company}>
          <FollowContext value={followLink}>
            <SkipLink />
            <Header frame={frame} language={language} />
            <NavigationStatus />
            <Main
              id="main"
              tabIndex={-1}
              hasPrintStyles={isPrinted(page?.sections ?? [])}
              data-texts={page?.namespaces.join(' ')}
            >
              <Outlet />
              <BackToTop />
            </Main>
            <Footer frame={frame} />
            <CookieNotice learnMore={frame.cookies} />
          </FollowContext>
        </CompanyContext>
      </SpriteContext>
    </TextsProvider>
  );
}

/** Data of the current page; undefined if it could not be loaded. */
function useCurrentPage(): PageView | undefined {
  return useMatches().at(-1)?.loaderData as PageView | undefined;
}

/** Shown when a page throws in the browser: a message and a link, never a stack trace. */
export function ErrorBoundary() {
  return (
    <TextsProvider>
      <BrokenPage />
    </TextsProvider>
  );
}

/** Notifies the script inside the page (`hydration/start-script.ts`) that hydration is done. */
function useHydratedEvent(): void {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
  }, []);
}

/** A new page begins at its top; going back leaves the position to the browser, which restores it. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to scroll, though it is not read.
  useEffect(() => {
    if (type === 'POP' || hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
