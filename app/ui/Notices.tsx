import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { NoticeView } from '../site/page-view.ts';
import { colour } from '../theme/colour-roles.ts';
import { headerHeight, size, space } from '../theme/scale.ts';
import { Container } from './Container.tsx';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';

const List = styled.ul({
  position: 'relative',
  zIndex: 1,
  background: colour('accent'),
  color: colour('on-accent'),
  fontSize: size.small,
  '& li': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 600, lineHeight: 1.3 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    paddingBlock: space[2],
  },
  // The grand hero starts behind the header; the notices overlap it.
  '&[data-over=true]': { position: 'absolute', insetBlockStart: headerHeight, insetInline: 0 },
});

interface NoticesProps {
  readonly notices: readonly NoticeView[];
  /** True if the page's picture begins behind the header. */
  readonly overlapsHeader: boolean;
}

/** Temporary notices: an offer, a closed day, texts that wait for their translation. */
export function Notices({ notices, overlapsHeader }: NoticesProps) {
  const texts = useTexts('common:');
  if (notices.length === 0) return null;
  return (
    <List data-notices data-over={overlapsHeader}>
      {notices.map(({ id, text, to }) => (
        <Container key={id} as="li" data-notice={id}>
          {to === null ? (
            texts(text)
          ) : (
            <SiteLink to={to}>
              {texts(text)}
              <Icon name="arrow-right" />
            </SiteLink>
          )}
        </Container>
      ))}
    </List>
  );
}
