import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { valueSource } from '../../../render/preview/sources.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { PlainButton, SecondaryLink } from '../ui/buttons.tsx';
import { Control, Segments } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cut } from '../ui/layout.tsx';
import { popover } from '../ui/Menu.tsx';
import { StateMark } from '../ui/StateMark.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';

const Panel = styled.div(popover, {
  width: 'min(25rem, 96vw)',
  padding: 0,
  '&:popover-open': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  '& > header, & > footer': { display: 'grid', gap: space[2], padding: space[2] },
  '& > footer': { borderTop: `1px solid ${colour('line')}` },
  '& ul': { overflowY: 'auto', borderTop: `1px solid ${colour('line')}`, padding: space[1] },
  '& li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minHeight: 'var(--control)',
    paddingBlock: 0,
    paddingInlineEnd: space[2],
    borderRadius: radius.control,
    fontWeight: 550,
    '&:hover': { background: colour('hover') },
    '&[aria-current]': { background: colour('ice-tint'), fontWeight: 650 },
  },
  '& li small': { marginInlineStart: 'auto', color: colour('ink-faint'), fontSize: size.small },
});

interface PageSwitcherProps {
  readonly language: string;
  readonly path: string;
  readonly go: Go;
}

/** The page that is edited; opens the tree of all pages, and what is on every page. */
export function PageSwitcher({ language, path, go }: PageSwitcherProps) {
  const texts = useInterfaceTexts();
  const { outline, draft } = useWorkplace();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<'pages' | 'everywhere'>('pages');
  const [words, setWords] = useState('');
  const changedPages = draft.changes.flatMap(({ impact }) => impact.flatMap(({ pages }) => pages));
  const current = outline.pages.find((page) => page.path === path);
  const title = current?.titles[language] ?? path;
  const anchor = `--pages${id.replace(/\W/g, '')}`;
  const isFound = (...names: readonly string[]) =>
    names.some((name) => name.toLowerCase().includes(words.trim().toLowerCase()));

  function choose(to: Parameters<Go>[0]) {
    panel.current?.hidePopover();
    setWords('');
    go(to);
  }

  return (
    <>
      <PlainButton
        popoverTarget={id}
        aria-label={`${texts('edit.choosePage')}: ${title}`}
        style={{ anchorName: anchor, flex: '0 1 auto', minWidth: 0 }}
      >
        <Icon name="panels-top-left" />
        <Cut>{title}</Cut>
        <Icon name="chevrons-up-down" size={14} />
      </PlainButton>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={texts('edit.pages')}
        style={{ positionAnchor: anchor, positionArea: 'bottom span-right' }}
      >
        <header>
          <Control
            type="search"
            aria-label={texts('edit.findPage')}
            placeholder={texts('edit.findPage')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Segments
            label={texts('edit.choosePage')}
            value={part}
            options={[
              ['pages', texts('edit.pages')],
              ['everywhere', texts('edit.everywhere')],
            ]}
            set={setPart}
          />
        </header>
        <ul>
          {part === 'pages'
            ? sortAsTree(outline.pages)
                .filter((page) => isFound(page.path, ...Object.values(page.titles)))
                .map((page) => (
                  <li key={page.id}>
                    <button
                      type="button"
                      aria-current={page.path === path || undefined}
                      style={{ paddingInlineStart: `${0.5 + depthOf(page.path)}rem` }}
                      onClick={() => choose({ path: page.path })}
                    >
                      <Cut>{page.titles[language] ?? page.id}</Cut>
                      {changedPages.includes(page.path) && (
                        <StateMark state="draft" size={14} label={texts('edit.changed')} />
                      )}
                      <small>{page.path}</small>
                    </button>
                  </li>
                ))
            : outline.parts
                .filter(({ label }) => isFound(label))
                .map(({ path: part, label }) => (
                  <li key={label}>
                    <button
                      type="button"
                      style={{ paddingInlineStart: space[2] }}
                      onClick={() => choose({ source: valueSource(part) })}
                    >
                      <Cut>{label}</Cut>
                    </button>
                  </li>
                ))}
        </ul>
        <footer>
          <SecondaryLink to={`/pages/new?below=${encodeURIComponent(getParentPath(path))}`}>
            <Icon name="plus" />
            {texts('pages.new.title')}
          </SecondaryLink>
        </footer>
      </Panel>
    </>
  );
}

/** Pages below `/lausnir` follow it; the home page is first. */
function sortAsTree<Page extends { readonly path: string }>(pages: readonly Page[]): readonly Page[] {
  const parents = pages.filter(({ path }) => depthOf(path) === 0);
  const isBelow = (path: string, parent: string) => parent !== '/' && path.startsWith(`${parent}/`);
  const children = pages.filter((page) => !parents.includes(page));
  const orphans = children.filter(({ path }) => !parents.some((parent) => isBelow(path, parent.path)));
  return [
    ...parents.flatMap((parent) => [parent, ...children.filter(({ path }) => isBelow(path, parent.path))]),
    ...orphans,
  ];
}

/** 1 for `/lausnir/vefhysing` */
function depthOf(path: string): number {
  return Math.max(0, path.split('/').length - 2);
}

/** `/lausnir` for `/lausnir/vefhysing` and for itself. */
function getParentPath(path: string): string {
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  return parentPath === '' ? path : parentPath;
}
