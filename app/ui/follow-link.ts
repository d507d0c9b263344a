import { createContext, type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Shows the page of a link that is clicked, in place of the browser. */
export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** One for all links of a page; where there is none, the browser follows them. */
export const FollowContext = createContext<FollowLink | undefined>(undefined);

/**
 * Lets React Router show the pages of links. Its own `Link` works out by itself where it leads and asks for the router, for
 * each of the hundred links of a page, while it is drawn; addresses of this site are whole, so that can wait for a click.
 * What is meant for the browser is left to it: another button, a key held down, another window.
 */
export function useFollowLink(): FollowLink {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { target, href, pathname, search, hash } = event.currentTarget;
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey || target)
        return;
      event.preventDefault();
      void navigate(pathname + search + hash, {
        replace: href === window.location.href,
        viewTransition: isMotionWelcome(),
      });
    },
    [navigate],
  );
}

function isMotionWelcome(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
