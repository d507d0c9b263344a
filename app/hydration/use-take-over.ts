import { useEffect, useRef } from 'react';

/**
 * Ends what the script inside the page (`start-script.ts`) has begun: the router goes back by itself, and the heights that
 * texts of the loaded page have kept are not those of another page.
 * @param pathname of the page that is shown
 */
export function useTakeOver(pathname: string): void {
  const loaded = useRef(pathname);
  useEffect(() => {
    window.onpopstate = null;
  }, []);
  useEffect(() => {
    if (pathname !== loaded.current) releaseHeights();
  }, [pathname]);
}

function releaseHeights(): void {
  for (const title of document.querySelectorAll<HTMLElement>('[style*="min-height"]'))
    title.style.minHeight = '';
}
