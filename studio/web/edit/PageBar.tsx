import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';
import { PublishMenu } from '../changes/PublishMenu.tsx';
import { UndoButtons } from '../changes/UndoButtons.tsx';
import { DateControl } from '../DateControl.tsx';
import { useDates } from '../dates.ts';
import { FindButton } from '../find/FindButton.tsx';
import { bar } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { withFilter } from '../requests/FilterChoice.tsx';
import { IconButton, PlainButton } from '../ui/buttons.tsx';
import { Segments } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu, MenuArrow } from '../ui/Menu.tsx';
import { colour, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import type { WidthName } from './PageFrame.tsx';
import { PageSwitcher } from './PageSwitcher.tsx';

const Bar = styled.div({
  ...bar,
  padding: `0 ${space[2]}`,
  minWidth: 0,
  '& > i': { flex: 1 },
  '& > hr': { width: 1, height: '1.25rem', border: 0, background: colour('line') },
  '& > [data-day]': { background: colour('ice-tint'), color: colour('ice') },
  '& > button': { paddingInline: space[2] },
  '& > [data-wide]': { display: 'none' },
  // A phone has room for what changes the page.
  '@media (max-width: 47.99rem)': {
    gap: 0,
    '& > hr, & [data-roomy]': { display: 'none' },
  },
  '@media (min-width: 80rem)': { '& > [data-wide]': { display: 'inline-flex' } },
});

const WIDTHS = [
  ['laptop', 'monitor'],
  ['tablet', 'tablet'],
  ['phone', 'smartphone'],
] as const satisfies readonly (readonly [WidthName, string])[];

interface PageBarProps {
  readonly language: string;
  readonly path: string;
  /** True while the sections of the page are shown. */
  readonly isOverview: boolean;
  readonly go: Go;
}

/** The page, and how it is looked at: width, colour scheme, day. */
export function PageBar({ language, path, isOverview, go }: PageBarProps) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) => setSearch((before) => withFilter(before, name, value));
  const day = search.get('day') ?? '';
  const scheme = search.get('scheme') ?? '';
  const shownDay = day ? dates.day(day) : texts('edit.today');
  return (
    <Bar>
      <PageSwitcher language={language} path={path} go={go} />
      <IconButton
        aria-label={texts('edit.sections')}
        aria-pressed={isOverview}
        onClick={() => go({ source: null })}
      >
        <Icon name="list-tree" size={18} />
      </IconButton>
      <i />
      <FindButton />
      <span data-wide>
        <Segments
          label={texts('edit.width')}
          value={(search.get('width') ?? 'laptop') as WidthName}
          options={WIDTHS.map(([width, icon]) => [
            width,
            <Icon key={width} name={icon} />,
            texts(`edit.widths.${width}`),
          ])}
          set={(width) => set('width', width)}
        />
      </span>
      <span data-roomy>
        <Menu
          label={texts('edit.view')}
          entries={
            <Segments
              label={texts('edit.scheme')}
              value={scheme || 'own'}
              options={['own', 'light', 'dark'].map((name) => [name, texts(`edit.schemes.${name}`)])}
              set={(name) => set('scheme', name === 'own' ? '' : name)}
            />
          }
        >
          <Icon name="palette" />
          <MenuArrow />
        </Menu>
      </span>
      <Menu
        label={`${texts('edit.day')}: ${shownDay}`}
        entries={
          <>
            <p>{texts('edit.day')}</p>
            <DateControl
              type="date"
              label={texts('edit.day')}
              value={day}
              onChange={(value) => set('day', value)}
            />
            {day && <PlainButton onClick={() => set('day', '')}>{texts('edit.backToToday')}</PlainButton>}
          </>
        }
      >
        <Icon name="calendar-days" />
        <span data-roomy>{shownDay}</span>
        <MenuArrow />
      </Menu>
      <hr />
      <UndoButtons />
      <PublishMenu />
    </Bar>
  );
}
