import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import type { FieldPanel as PanelData } from '../../api/content-api.ts';
import { getRowAddress } from '../addresses.ts';
import { useCheckedAnswer, useNewestVersion } from '../draft-progress.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { IconButton } from '../ui/buttons.tsx';
import { Message } from '../ui/feedback.tsx';
import { getShapes, Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { colour, elevation, from, radius, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import type { ItemTools } from './ItemActions.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { PageBar } from './PageBar.tsx';
import { PageOverview } from './PageOverview.tsx';
import { Panel } from './Panel.tsx';
import { focusPage, Preview } from './Preview.tsx';
import type { PageTool } from './preview-message.ts';

const Split = styled.main({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: 'calc(100dvh - var(--tabs))',
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
  '@media (min-width: 105rem)': { gridTemplateColumns: 'minmax(0, 1fr) 23.5rem' },
});

const Hidden = styled.h1(visuallyHidden);

const Page = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  minHeight: 0,
  '@media (max-width: 63.99rem)': { '&:has(+ aside:not([data-closed]))': { paddingBlockEnd: '50dvh' } },
});

const Side = styled.aside({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  background: colour('surface'),
  '& > div:last-of-type': {
    // Visually hidden content would otherwise make the window taller.
    position: 'relative',
    overflowY: 'auto',
    paddingBlockEnd: `calc(${space[5]} + var(--guide))`,
    scrollPaddingBlockEnd: 'var(--guide)',
  },
  '& > header': { display: 'flex', justifyContent: 'end', padding: `${space[1]} ${space[2]} 0` },
  // A sheet over the page.
  '@media (max-width: 63.99rem)': {
    position: 'fixed',
    zIndex: 2,
    inset: 'auto 0 var(--tabs)',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    maxHeight: 'calc(52dvh - var(--tabs))',
    marginInlineStart: 'auto',
    width: 'min(100%, 28rem)',
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    boxShadow: elevation.dialog,
    '&[data-closed]': { display: 'none' },
  },
  [from.laptop]: {
    borderInlineStart: `1px solid ${colour('line')}`,
    '& > header': { display: 'none' },
  },
});

const ALL_LANGUAGES = 'studioAllLanguages';

/**
 * The page as visitors see it, and the fields of the selection. The address holds everything: language, page,
 * selection, width, color scheme, day. On a phone, the fields are a sheet over the page.
 */
export function EditScreen({ data: panel }: Loaded<PanelData | null>) {
  const texts = useInterfaceTexts();
  const { language = 'is', '*': pathRest = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { draft, outline } = useLoadedWorkplace();
  const source = search.get('source');
  const [isSheetOpen, setIsSheetOpen] = useState(source !== null);
  const [selectionCount, setSelectionCount] = useState(0);
  const [showsAll, setShowsAll] = useState(localStorage.getItem(ALL_LANGUAGES) === 'yes');
  const frame = useRef<HTMLIFrameElement>(null);
  const tools = useRef<ItemTools>({});
  const checked = useCheckedAnswer('GET /fields', source && panel ? { query: { source } } : null, panel);
  const path = `/${pathRest}`;
  const page = outline.pages.find((each) => each.path === path);
  const title = panel?.title ?? page?.titles[language];

  useEffect(() => localStorage.setItem(ALL_LANGUAGES, showsAll ? 'yes' : 'no'), [showsAll]);

  /** Opens another page or selection; parameters left out stay. */
  function go(to: Parameters<Go>[0]) {
    const next = new URLSearchParams(search);
    if (to.source === null || (to.path !== undefined && to.source === undefined)) next.delete('source');
    else if (to.source !== undefined) next.set('source', to.source);
    void navigate(`/edit/${to.language ?? language}${to.path ?? path}?${next}`);
    if (to.source !== undefined) setIsSheetOpen(true);
    else if (to.path !== undefined) setIsSheetOpen(false);
  }

  function select(selectedSource: string) {
    const row = getRowAddress(selectedSource);
    if (row !== null) {
      void navigate(row);
      return;
    }
    setSelectionCount((count) => count + 1);
    if (selectedSource === source) setIsSheetOpen(true);
    else go({ source: selectedSource });
  }

  function applyTool(name: string) {
    if (name === 'edit') {
      setIsSheetOpen(true);
      setSelectionCount((count) => count + 1);
    } else tools.current[name as keyof ItemTools]?.();
  }

  /** Escape returns to the selected element on the page. */
  function returnToPage({ key, defaultPrevented }: KeyboardEvent) {
    if (key === 'Escape' && !defaultPrevented) closeSheet();
  }

  function closeSheet() {
    setIsSheetOpen(false);
    requestAnimationFrame(() => focusPage(frame.current));
  }

  return (
    <Split>
      <title>{`${[title, texts('screens.edit')].filter(Boolean).join(' · ')} – Studio`}</title>
      <Hidden>{texts('screens.edit')}</Hidden>
      <Page aria-label={texts('edit.page')}>
        <PageBar language={language} path={path} isOverview={source === null && isSheetOpen} go={go} />
        <Preview
          language={language}
          path={path}
          version={useNewestVersion(draft.version)}
          source={source}
          part={source && panel ? getFirstText(panel, language) : null}
          name={panel ? (panel.fields.find(({ isTarget }) => isTarget)?.label ?? panel.title) : ''}
          tools={panel ? listTools(panel, texts) : []}
          onTool={applyTool}
          frame={frame}
          onSelect={select}
          onNavigate={(to) => go({ path: to })}
        />
      </Page>
      <Side
        data-closed={isSheetOpen ? undefined : ''}
        aria-label={texts('edit.fields')}
        onKeyDown={returnToPage}
      >
        <header>
          <IconButton aria-label={texts('edit.close')} onClick={closeSheet}>
            <Icon name="x" size={18} />
          </IconButton>
        </header>
        <LanguageTabs
          language={language}
          setLanguage={(code) => go({ language: code })}
          showsAll={showsAll}
          setShowsAll={setShowsAll}
        />
        <div>
          {panel && source ? (
            <Panel
              key={source}
              panel={panel}
              checked={checked}
              language={language}
              showsAll={showsAll}
              selectionCount={selectionCount}
              go={go}
              tools={tools}
            />
          ) : (
            <>
              {source && (
                <Message tone="warn" role="alert">
                  {texts('edit.gone')}
                </Message>
              )}
              <PageOverview page={page} go={go} />
            </>
          )}
        </div>
      </Side>
    </Split>
  );
}

/** Buttons next to the selection on the page: to its field, and what can be done with the item that it is in. */
function listTools({ item }: PanelData, texts: ReturnType<typeof useInterfaceTexts>): readonly PageTool[] {
  const edit = { name: 'edit', label: texts('edit.open'), icon: getShapes('pencil'), isDisabled: false };
  if (!item || item.id === null) return [edit];
  const index = item.items.findIndex(({ id }) => id === item.id);
  const tool = (name: keyof ItemTools, label: string, icon: IconName, isDisabled = false): PageTool => ({
    ...{ name, label, icon: getShapes(icon), isDisabled },
  });
  return [
    edit,
    tool('up', texts('item.up'), 'arrow-up', index <= 0),
    tool('down', texts('item.down'), 'arrow-down', index === item.items.length - 1),
    ...(typeof item.id === 'string' && item.nameKey !== null
      ? [tool('copy', texts('item.duplicate'), 'copy')]
      : []),
    ...(item.blank !== null ? [tool('add', texts('pages.item.add', { item: item.itemLabel }), 'plus')] : []),
  ];
}

/** The first text of a panel, which represents it on the page of a language. */
function getFirstText({ fields }: PanelData, language: string): string | null {
  const [field] = fields;
  if (field?.kind === 'paragraph')
    return field.passages.find(({ isCurrent }) => isCurrent)?.sources[language] ?? null;
  return field?.kind === 'text' ? `text:${field.key}` : null;
}
