import { useEffect, useInsertionEffect, useRef } from 'react';
import { insertWaitingRules } from '../theme/waiting-rules.ts';

/**
 * Ends what the script inside the page (`start-script.ts`) has begun: the router goes back by itself; and a page that
 * React shows in place of the loaded one has all rules, and is in our font, its titles as high as they are.
 * @param pathname of the page that is shown
 */
export function useTakeOver(pathname: string): void {
  const loaded = useRef(pathname).current;
  const shown = useRef(pathname);
  useInsertionEffect(() => {
    if (pathname !== loaded) insertWaitingRules();
  }, [pathname, loaded]);
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
