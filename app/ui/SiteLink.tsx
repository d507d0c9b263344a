import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { isFetchedAhead } from '../hydration/speculation-rules.ts';

/**
 * A link to a page of this site. Where the browser fetches pages ahead it shows them too; elsewhere React does, and where
 * motion is welcome the page comes in as one that the browser loads.
 */
export function SiteLink(props: LinkProps) {
  return <PartLink reloadDocument={isFetchedAhead()} {...props} />;
}

type MenuLinkProps = Omit<NavLinkProps, 'className'> & { readonly className?: string };

/**
 * The same in a menu: it says whether it leads to the page that is shown, by `aria-current` alone. Left to itself it would
 * also have a class for that, empty on all others.
 */
export function MenuLink({ className, ...props }: MenuLinkProps) {
  return (
    <NavLink
      className={() => className}
      reloadDocument={isFetchedAhead()}
      viewTransition={isMotionWelcome()}
      discover="none"
      {...props}
    />
  );
}

/**
 * A link to another part of what the page shows, such as the next part of a list; only React shows it. All pages are
 * known to the router, so it has none to discover.
 */
export function PartLink(props: LinkProps) {
  return <Link viewTransition={isMotionWelcome()} discover="none" {...props} />;
}

/** Only where React shows the next page it matters; in HTML it leaves no trace. */
function isMotionWelcome(): boolean {
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
