import styled from '@emotion/styled';
import { useParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import type { OutlinePage } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { SecondaryButton, SecondaryLink } from '../ui/buttons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Row, Soft } from '../ui/layout.tsx';
import { colour, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import { SortableList } from './SortableList.tsx';

const Part = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${colour('line')}`,
  '& > a': { justifySelf: 'stretch' },
});

/** Shown while nothing is selected: the page itself, and its sections in their order. */
export function PageOverview({ page, go }: { readonly page: OutlinePage | undefined; readonly go: Go }) {
  const texts = useInterfaceTexts();
  const { language = 'is' } = useParams();
  const { draft } = useWorkplace();
  if (!page) return null;
  const list = ['pages', page.id, 'sections'];
  const editedPaths = draft.changes.flatMap(({ edits }) =>
    edits.map((edit) => ('path' in edit ? edit.path.slice(0, 4).join('/') : '')),
  );
  return (
    <>
      <Part>
        <h2>{page.titles[language] ?? page.path}</h2>
        <Soft>{page.path}</Soft>
        <Row>
          <SecondaryButton onClick={() => go({ source: valueSource(['pages', page.id]) })}>
            <Icon name="settings-2" />
            {texts('edit.wholePage')}
          </SecondaryButton>
        </Row>
      </Part>
      <Part>
        <h3>{texts('edit.sections')}</h3>
        <SortableList
          list={list}
          items={page.sections.map(({ id, title, kindLabel, isHidden }) => ({
            id,
            label: title,
            detail: isHidden ? texts('edit.hiddenSection', { kind: kindLabel }) : kindLabel,
            isHidden,
            isChanged: editedPaths.includes([...list, id].join('/')),
            source: valueSource([...list, id]),
          }))}
          go={go}
        />
        <SecondaryLink to={`/gallery/${language}/${page.id}`}>
          <Icon name="plus" />
          {texts('pages.gallery.open')}
        </SecondaryLink>
      </Part>
      <Part>
        <Soft>{texts('edit.nothing')}</Soft>
      </Part>
    </>
  );
}
