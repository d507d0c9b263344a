import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PageLink } from '../../site/page-view.ts';
import { space } from '../../theme/scale.ts';
import { buttonBase, buttonLooks, iconButton, openPanel } from '../button-styles.ts';
import { Icon } from '../Icon.tsx';
import { SiteLink } from '../SiteLink.tsx';

const Notice = styled.section(openPanel, {
  display: 'none',
  position: 'fixed',
  zIndex: 15,
  // A low strip, which leaves the title, the buttons and the figures of the page's beginning free.
  inset: 'auto 0 0',
  padding: `${space[1]} clamp(${space[3]}, 3.4vw, 4rem)`,
  fontSize: '.8125rem',
  lineHeight: 1.4,
  alignItems: 'center',
  gap: space[2],
  gridTemplateColumns: '1fr auto auto',
  // Only once its last button has arrived, since it would grow while the page loads.
  'html[data-cookies=ask] &:has(button + button)': { display: 'grid' },
  '& > [data-cookies=accept]': {
    minHeight: '2.75rem',
    padding: `${space[2]} ${space[3]}`,
    fontSize: 'inherit',
  },
});

/** The same styles as other buttons, so that a page has their rules once; the notice overrides what differs. */
const Accept = styled.button(buttonBase, buttonLooks.primary);

const Dismiss = styled.button(iconButton);

/** The cookie notice, until it is accepted (stored) or dismissed (for this visit). The script in the page shows it. */
export function CookieNotice({ learnMore }: { readonly learnMore: PageLink }) {
  const texts = useTexts('cookies:notice');
  return (
    <Notice aria-label={texts('label')} data-screen-only>
      <p>
        {`${texts('text')} `}
        <SiteLink to={learnMore.to}>{texts('learnMore')}</SiteLink>
      </p>
      <Accept type="button" data-cookies="accept">
        {texts('accept')}
      </Accept>
      <Dismiss type="button" data-cookies="dismiss" aria-label={texts('dismiss')}>
        <Icon name="x" />
      </Dismiss>
    </Notice>
  );
}
