import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';
import { DateControl } from '../DateControl.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { withFilter } from '../requests/FilterChoice.tsx';
import { useWorkplace } from '../session.ts';
import { Choice } from '../ui/controls.tsx';
import { Stack } from '../ui/layout.tsx';
import { Menu } from '../ui/Menu.tsx';
import { colour, from, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import { widths } from './Preview.tsx';
import { SearchBox } from './SearchBox.tsx';

const Bar = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${colour('line')}`,
  '& > [data-search]': { gridColumn: '1 / -1' },
  [from.tablet]: {
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) auto auto',
    '& > [data-search]': { gridColumn: 'auto' },
  },
});

interface PreviewBarProps {
  readonly language: string;
  readonly path: string;
  readonly go: Go;
}

/** Controls of the preview: search, page and language; in a menu, the width, color scheme and day. */
export function PreviewBar({ language, path, go }: PreviewBarProps) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const pages = outline.pages.map((page) => [page.path, page.titles[language] ?? page.id] as const);
  const isListed = pages.some(([pagePath]) => pagePath === path);
  return (
    <Bar>
      <SearchBox language={language} go={go} />
      <Choice
        aria-label={texts('edit.choosePage')}
        value={path}
        options={isListed ? pages : [...pages, [path, path]]}
        set={(newPath) => go({ path: newPath })}
      />
      <Choice
        aria-label={texts('edit.language')}
        value={language}
        options={outline.languages.map(({ code, name }) => [code, name])}
        set={(code) => go({ language: code })}
      />
      <ViewMenu />
    </Bar>
  );
}

function ViewMenu() {
  const texts = useInterfaceTexts();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) => setSearch((before) => withFilter(before, name, value));
  return (
    <Menu
      entries={
        <>
          <Choice
            label={texts('edit.width')}
            value={search.get('width') ?? 'full'}
            options={Object.keys(widths).map((name) => [name, texts(`edit.widths.${name}`)])}
            set={(width) => set('width', width)}
          />
          <Choice
            label={texts('edit.scheme')}
            value={search.get('scheme') ?? ''}
            options={['', 'light', 'dark'].map((name) => [name, texts(`edit.schemes.${name || 'own'}`)])}
            set={(scheme) => set('scheme', scheme)}
          />
          <Stack as="label">
            {texts('edit.day')}
            <DateControl type="date" value={search.get('day') ?? ''} onChange={(day) => set('day', day)} />
          </Stack>
        </>
      }
    >
      {texts('edit.view')}
    </Menu>
  );
}
