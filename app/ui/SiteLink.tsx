import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';

/**
 * A link to a page of this site. Where motion is welcome, the page that React shows comes in as one that the browser
 * loads. All pages are known to the router, so it has none to discover.
 */
export function SiteLink(props: LinkProps) {
  return <Link viewTransition={isMotionWelcome()} discover="none" {...props} />;
}

/** The same in a menu: it says whether it leads to the page that is shown. */
export function MenuLink(props: NavLinkProps) {
  return <NavLink viewTransition={isMotionWelcome()} discover="none" {...props} />;
}

/** Only where React shows the next page it matters; in HTML it leaves no trace. */
function isMotionWelcome(): boolean {
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
