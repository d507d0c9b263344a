import styled from '@emotion/styled';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LanguageView } from '../../site/page-view.ts';
import { colour } from '../../theme/colour-roles.ts';
import { from, headerHeight, pointerHover, radius, space } from '../../theme/scale.ts';
import { openPanel } from '../button-styles.ts';
import { Icon } from '../Icon.tsx';

const Box = styled.details({ position: 'relative' });

const Current = styled.summary({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  padding: `0 ${space[2]}`,
  fontWeight: 600,
  textTransform: 'uppercase',
  fontSize: '.9375rem',
  // On a phone the bar has room for the code only.
  '& svg': { display: 'none', [from.laptop]: { display: 'block' } },
});

const List = styled.ul(openPanel, {
  position: 'absolute',
  insetInlineEnd: 0,
  // At the lower edge of the bar, as the dropdowns.
  insetBlockStart: `calc(50% + ${headerHeight} / 2)`,
  zIndex: 3,
  minWidth: '11rem',
  padding: space[2],
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '2.75rem',
    padding: `0 ${space[3]}`,
    borderRadius: radius.small,
    textDecoration: 'none',
    [pointerHover]: { '&:hover': { background: colour('line') } },
  },
});

interface LanguageSwitcherProps {
  readonly languages: readonly LanguageView[];
  readonly current: string;
}

/** Links to the same page in another language, on that language's domain; the current one only closes the list. */
export function LanguageSwitcher({ languages, current }: LanguageSwitcherProps) {
  const texts = useTexts('common:');
  const { pathname } = useLocation();
  const location = typeof window === 'undefined' ? null : window.location;
  return (
    <Box name="header" data-live key={pathname}>
      <Current aria-label={`${texts('menu.language')}: ${current}`}>
        <Icon name="globe" />
        {current}
      </Current>
      <List>
        {languages.map((language) => (
          <li key={language.code}>
            <a
              href={getOrigin(language, location) + pathname}
              lang={language.code}
              hrefLang={language.code}
              aria-current={language.code === current ? 'true' : undefined}
              suppressHydrationWarning
              onClick={(event) => {
                if (language.code !== current) return;
                event.preventDefault();
                event.currentTarget.closest('details')?.removeAttribute('open');
              }}
            >
              {language.name}
              {language.code === current && <Icon name="check" />}
            </a>
          </li>
        ))}
      </List>
    </Box>
  );
}

/**
 * The origin of a language's site as a visitor reaches it: locally `http://es.localhost:3000` represents the production
 * domain, so that a local visitor stays local. @param location of the page; null on the server
 */
function getOrigin({ code, origin }: LanguageView, location: Location | null): string {
  if (!location || !/^([a-z]+\.)?localhost$/.test(location.hostname)) return origin;
  return `${location.protocol}//${code}.localhost${location.port ? `:${location.port}` : ''}`;
}
