import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { useLocation } from 'react-router';
import { isFetchedAhead } from '../hydration/speculation-rules.ts';
import { FollowContext } from './follow-link.ts';

/** In: `to`, an address within this site, from its root; whatever else an `<a>` has. */
export type SiteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: string };

/**
 * A link to a page of this site. Where the browser fetches pages ahead it shows them too; elsewhere React does, and where
 * motion is welcome the page comes in as one that the browser loads.
 */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return isFetchedAhead() ? <a {...props} href={to} /> : <PartLink to={to} {...props} />;
}

/** The same in a menu: it says whether it leads to the page that is shown, or unless `end`, to one below it. */
export function MenuLink({ to, end = false, ...props }: SiteLinkProps & { readonly end?: boolean }) {
  const { pathname } = useLocation();
  const isShown = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <SiteLink aria-current={isShown ? 'page' : undefined} {...props} to={to} />;
}

/** A link to another part of what the page shows, such as the next part of a list; only React shows it. */
export function PartLink({ to, onClick, ...props }: SiteLinkProps) {
  const follow = useContext(FollowContext);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow?.(event);
  };
  return <a {...props} href={to} onClick={onClick ? click : follow} />;
}
