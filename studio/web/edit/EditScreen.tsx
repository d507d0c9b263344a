import styled from '@emotion/styled';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import type { FieldPanel as PanelData } from '../../api/content-api.ts';
import { getRowAddress } from '../addresses.ts';
import { useCheckedAnswer, useNewestVersion } from '../draft-progress.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { PlainButton } from '../ui/buttons.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, from, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import { Overview } from './Overview.tsx';
import { Panel } from './Panel.tsx';
import { focusPage, Preview } from './Preview.tsx';
import { PreviewBar } from './PreviewBar.tsx';

const Split = styled.main({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: 'calc(100dvh - var(--bar))',
  '& > [data-part][data-hidden]': { display: 'none' },
  [from.laptop]: {
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(22rem, 30vw, 30rem)',
    '& > [data-tabs]': { display: 'none' },
    '& > [data-part][data-hidden]': { display: 'grid' },
  },
});

const Hidden = styled.h1(visuallyHidden);

const Page = styled.section({ display: 'grid', gridTemplateRows: 'auto 1fr', minWidth: 0, minHeight: 0 });

const Side = styled.aside({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  minHeight: 0,
  // Visually hidden content would otherwise make the window taller.
  position: 'relative',
  overflowY: 'auto',
  padding: space[4],
  paddingBlockEnd: `calc(${space[4]} + var(--guide))`,
  scrollPaddingBlockEnd: 'var(--guide)',
  background: colour('ground'),
  [from.laptop]: { borderInlineStart: `1px solid ${colour('line')}` },
});

const Tabs = styled.div({
  display: 'flex',
  borderBottom: `1px solid ${colour('line')}`,
  '& button': {
    flex: 1,
    justifyContent: 'center',
    marginInline: 0,
    borderRadius: 0,
    textDecoration: 'none',
    color: colour('ink-soft'),
  },
  '& [aria-pressed=true]': { color: colour('ink'), boxShadow: `inset 0 -3px ${colour('ice')}` },
});

/**
 * The page as visitors see it, and the fields of the selection. The address holds everything: language, page,
 * selection, width, color scheme, day. On a phone, one of the two is shown.
 */
export function EditScreen({ data: panel }: Loaded<PanelData | null>) {
  const texts = useInterfaceTexts();
  const { language = 'is', '*': pathRest = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { draft, outline } = useLoadedWorkplace();
  const source = search.get('source');
  const [part, setPart] = useState<'page' | 'fields'>(source ? 'fields' : 'page');
  const [selectionCount, setSelectionCount] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const checked = useCheckedAnswer('GET /fields', source && panel ? { query: { source } } : null, panel);
  const path = `/${pathRest}`;
  const title = panel?.title ?? outline.pages.find((page) => page.path === path)?.titles[language];

  /** Opens another page or selection; parameters left out stay. */
  function go(to: Parameters<Go>[0]) {
    const next = new URLSearchParams(search);
    if (to.source === null || (to.path !== undefined && to.source === undefined)) next.delete('source');
    else if (to.source !== undefined) next.set('source', to.source);
    void navigate(`/edit/${to.language ?? language}${to.path ?? path}?${next}`);
    if (to.source) setPart('fields');
    if (to.path !== undefined && !to.source) setPart('page');
  }

  function select(selectedSource: string) {
    const row = getRowAddress(selectedSource);
    if (row !== null) {
      void navigate(row);
      return;
    }
    setSelectionCount((count) => count + 1);
    if (selectedSource === source) setPart('fields');
    else go({ source: selectedSource });
  }

  /** Escape returns to the selected element on the page. */
  function returnToPage({ key, defaultPrevented }: KeyboardEvent) {
    if (key !== 'Escape' || defaultPrevented) return;
    setPart('page');
    requestAnimationFrame(() => focusPage(frame.current));
  }

  return (
    <Split>
      <title>{`${[title, texts('screens.edit')].filter(Boolean).join(' · ')} – Studio`}</title>
      <Hidden>{texts('screens.edit')}</Hidden>
      <Tabs data-tabs>
        {(['page', 'fields'] as const).map((name) => (
          <PlainButton key={name} aria-pressed={part === name} onClick={() => setPart(name)}>
            {texts(`edit.tabs.${name}`)}
          </PlainButton>
        ))}
      </Tabs>
      <Page data-part data-hidden={part === 'page' ? undefined : ''} aria-label={texts('edit.page')}>
        <PreviewBar language={language} path={path} go={go} />
        <Preview
          language={language}
          path={path}
          version={useNewestVersion(draft.version)}
          source={source}
          part={source && panel ? getFirstText(panel, language) : null}
          frame={frame}
          onSelect={select}
          onNavigate={(to) => go({ path: to })}
        />
      </Page>
      <Side
        data-part
        data-hidden={part === 'fields' ? undefined : ''}
        aria-label={texts('edit.fields')}
        onKeyDown={returnToPage}
      >
        {panel && source ? (
          <Panel
            key={source}
            panel={panel}
            checked={checked}
            language={language}
            selectionCount={selectionCount}
            go={go}
          />
        ) : (
          <>
            {source && <Soft role="alert">{texts('edit.gone')}</Soft>}
            <Overview page={outline.pages.find((page) => page.path === path)} go={go} />
          </>
        )}
      </Side>
    </Split>
  );
}

/** The first text of a panel, which represents it on the page of a language. */
function getFirstText({ fields }: PanelData, language: string): string | null {
  const [field] = fields;
  if (field?.kind === 'paragraph')
    return field.passages.find(({ isCurrent }) => isCurrent)?.sources[language] ?? null;
  return field?.kind === 'text' ? `text:${field.key}` : null;
}
