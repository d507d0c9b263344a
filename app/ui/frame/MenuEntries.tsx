import { useTexts } from '../../i18n/use-texts.ts';
import type { FrameView, HeaderItemView } from '../../site/page-view.ts';
import { Icon } from '../Icon.tsx';
import { MenuLink } from '../SiteLink.tsx';

/** The name of a page in menus. */
export function PageName({ page }: { readonly page: string }) {
  return useTexts('nav:')(`${page}.title`);
}

/** The pages of a dropdown, as list items; the menu of small screens has the same HTML and hides the descriptions. */
export function MenuEntries({ links }: Pick<Extract<HeaderItemView, { kind: 'menu' }>, 'links'>) {
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

/** The agency's telephone number and mail address, as list items. */
export function ContactLinks({ company }: Pick<FrameView, 'company'>) {
  return (
    <>
      <li>
        <a href={`tel:${company.phone.replace(/\s/g, '')}`}>{company.phone}</a>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </li>
    </>
  );
}
