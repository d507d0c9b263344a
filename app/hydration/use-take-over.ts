import { useEffect, useRef } from 'react';

/**
 * Ends what the script inside the page (`start-script.ts`) has begun: the router goes back by itself; and a page that
 * React shows in place of the loaded one is in our font, its titles as high as they are.
 * @param pathname of the page that is shown
 */
export function useTakeOver(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    window.onpopstate = null;
  }, []);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    beginInOurFont();
  }, [pathname]);
}

function beginInOurFont(): void {
  delete document.documentElement.dataset.font;
  for (const title of document.querySelectorAll<HTMLElement>('[style*="min-height"]'))
    title.style.minHeight = '';
}
