import { type ComponentPropsWithRef, createContext, type MouseEvent, useCallback, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { supportsPrefetch } from '../hydration/speculation-rules.ts';

/** Shows the page of a link that is clicked, in place of the browser. */
type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** One for all links of a page; if there is none, the browser follows them. */
export const FollowContext = createContext<FollowLink | undefined>(undefined);

/**
 * Lets React Router follow links, except clicks for the browser: another button, a modifier key, another window. Its
 * `Link` resolves its address and subscribes to the router while rendering, for each of the hundred links of a page;
 * addresses of this site are absolute, so that can wait for a click.
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

/** Props of an `<a>`, with `to`, an address within this site, from its root, in place of `href`. */
type SiteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: string };

/** A link to a page of this site, followed by a browser that prefetches pages; elsewhere by React. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return supportsPrefetch() ? <a {...props} href={to} /> : <PartLink to={to} {...props} />;
}

/** The same in a menu: marks the current page, and unless `end`, also a page above it. */
export function MenuLink({ to, end = false, ...props }: SiteLinkProps & { readonly end?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <SiteLink aria-current={isCurrent ? 'page' : undefined} {...props} to={to} />;
}

/** A link to another part of what the page shows, such as the next part of a list; only React shows it. */
export function PartLink({ to, onClick, ...props }: SiteLinkProps) {
  const followLink = useContext(FollowContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    followLink?.(event);
  };
  return <a {...props} href={to} onClick={onClick ? handleClick : followLink} />;
}
