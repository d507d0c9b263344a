import { useTexts } from '../../i18n/use-texts.ts';
import type { HeaderItemView } from '../../site/page-view.ts';
import { Icon } from '../Icon.tsx';
import { MenuLink } from '../SiteLink.tsx';
import { PageName } from './PageName.tsx';

interface MenuEntriesProps {
  readonly links: Extract<HeaderItemView, { kind: 'menu' }>['links'];
}

/**
 * The pages below one of the bar, as entries of a list. Both menus have them word for word, so that the second list hardly
 * makes a page heavier; that of small screens hides what is said about them.
 */
export function MenuEntries({ links }: MenuEntriesProps) {
  const texts = useTexts('nav:');
  return links.map(({ page, to, icon }) => (
    <li key={to}>
      <MenuLink to={to} end>
        <Icon name={icon} />
        <strong>
          <PageName page={page} />
        </strong>
        <span>{texts(`${page}.description`)}</span>
      </MenuLink>
    </li>
  ));
}
