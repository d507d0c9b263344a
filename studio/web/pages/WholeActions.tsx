import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { PanelItem } from '../../api/content-api.ts';
import { getEditAddress } from '../addresses.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { OtherScreen, SecondaryButton } from '../ui/buttons.tsx';
import { Labeled } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft } from '../ui/layout.tsx';
import { useStoredState } from '../use-stored-state.ts';
import { usePagesAction } from './pages-actions.ts';

/** Returns true for a page or a section, which may have incoming links. */
export function isWhole({ list }: PanelItem): boolean {
  return (list.length === 1 && list[0] === 'pages') || list.at(-1) === 'sections';
}

interface WholeActionsProps {
  readonly item: PanelItem;
  readonly id: string | number;
}

/** Actions for a whole page or section: hide, remove, show again, change its address. */
export function WholeActions({ item: { list, value }, id }: WholeActionsProps) {
  const texts = useInterfaceTexts();
  const { language = 'is' } = useParams();
  const path = [...list, id];
  const removal = usePagesAction(() => {});
  const isHidden = typeof value === 'object' && value !== null && 'hidden' in value && value.hidden === true;
  return (
    <>
      {isHidden && (
        <Row>
          <Soft>{texts('pages.go.hidden')}</Soft>
          <SecondaryButton
            disabled={removal.isBusy}
            onClick={() =>
              removal.change('POST /removals', { body: { path, how: 'show', decisions: {}, to: null } })
            }
          >
            {texts('pages.go.show')}
          </SecondaryButton>
        </Row>
      )}
      <OtherScreen to={`/removal/${language}?source=${encodeURIComponent(valueSource(path))}`}>
        {texts('pages.go.open')}
      </OtherScreen>
      {removal.failure && <Failure failure={removal.failure} />}
    </>
  );
}

/** Changes the address of a page. */
export function MoveAddress({ path }: { readonly path: ValuePath }) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { language = 'is' } = useParams();
  const { outline } = useLoadedWorkplace();
  const page = outline.pages.find(({ id }) => id === path[1]);
  const [newPath, setNewPath] = useState('');
  const [value, setValue] = useStoredState('move', valueSource(path), page?.path ?? '');
  const move = usePagesAction(() => navigate(getEditAddress(language, newPath, valueSource(path))));
  if (!page || page.path === '/' || page.path.includes('{')) return null;
  return (
    <Card>
      <h3>{texts('pages.move.title')}</h3>
      <Soft>{texts('pages.move.help')}</Soft>
      <Labeled
        label={texts('pages.move.to')}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Row>
        <SecondaryButton
          disabled={move.isBusy || value.trim() === page.path}
          onClick={() => {
            setNewPath(value.trim());
            void move.change('POST /moves', { body: { from: page.path, to: value.trim() } });
          }}
        >
          {texts('pages.move.do')}
        </SecondaryButton>
      </Row>
      {move.failure && <Failure failure={move.failure} />}
    </Card>
  );
}
