import styled from '@emotion/styled';
import { useState } from 'react';
import { useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { from, space } from '../../../app/theme/scale.ts';
import type { Panel as PanelData } from '../../api.ts';
import { PlainButton, Soft } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { Preview } from './Preview.tsx';
import { PreviewBar } from './PreviewBar.tsx';

const Split = styled.main({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: 'calc(100dvh - 3.4rem)',
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(22rem, 30vw, 30rem)',
    '& > [data-tabs]': { display: 'none' },
    '& > [data-part]': { display: 'grid !important' },
  },
  '@media (max-width: 63.99rem)': { '& > [data-part][data-hidden]': { display: 'none' } },
});

const Page = styled.section({ display: 'grid', gridTemplateRows: 'auto 1fr', minWidth: 0, minHeight: 0 });

const Side = styled.aside({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minHeight: 0,
  overflowY: 'auto',
  padding: space[4],
  borderInlineStart: `1px solid ${colour('line')}`,
  background: colour('ground'),
});

const Tabs = styled.div({
  display: 'flex',
  borderBottom: `1px solid ${colour('line')}`,
  '& [aria-pressed=true]': { boxShadow: `inset 0 -3px ${colour('accent')}` },
});

/**
 * The page as visitors see it, and the fields of what is chosen on it. The address holds everything: language, page, what
 * is chosen, width, colour scheme, day. On a phone one of the two is shown.
 */
export function EditScreen() {
  const texts = useTexts();
  const panel = useLoaderData<PanelData | null>();
  const { language = 'is', '*': rest = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { draft } = useWorkplace();
  const source = search.get('source');
  const [part, setPart] = useState<'page' | 'fields'>(source ? 'fields' : 'page');

  /** Goes to another page, or chooses something else; what is not named stays. */
  function go(to: { readonly language?: string; readonly path?: string; readonly source?: string | null }) {
    const next = new URLSearchParams(search);
    if (to.source === null || (to.path !== undefined && to.source === undefined)) next.delete('source');
    else if (to.source !== undefined) next.set('source', to.source);
    void navigate(`/edit/${to.language ?? language}${to.path ?? `/${rest}`}?${next}`);
    if (to.source) setPart('fields');
    if (to.path !== undefined && !to.source) setPart('page');
  }

  return (
    <Split>
      <Tabs data-tabs>
        {(['page', 'fields'] as const).map((name) => (
          <PlainButton key={name} type="button" aria-pressed={part === name} onClick={() => setPart(name)}>
            {texts(`edit.tabs.${name}`)}
          </PlainButton>
        ))}
      </Tabs>
      <Page data-part data-hidden={part === 'page' ? undefined : ''} aria-label={texts('edit.page')}>
        <PreviewBar language={language} path={`/${rest}`} go={go} />
        <Preview
          language={language}
          path={`/${rest}`}
          version={draft.version}
          source={source}
          onSelect={(chosen) => go({ source: chosen })}
          onNavigate={(path) => go({ path })}
        />
      </Page>
      <Side data-part data-hidden={part === 'fields' ? undefined : ''} aria-label={texts('edit.fields')}>
        {panel ? (
          <Panel key={source} panel={panel} language={language} go={go} />
        ) : (
          <Soft>{texts(source ? 'edit.gone' : 'edit.nothing')}</Soft>
        )}
      </Side>
    </Split>
  );
}

export type Go = (to: {
  readonly language?: string;
  readonly path?: string;
  readonly source?: string | null;
}) => void;
