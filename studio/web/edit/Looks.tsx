import styled from '@emotion/styled';
import { type SyntheticEvent, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Json } from '../../../edits/json.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { ChoiceOptions } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { Disclosure } from '../ui/layout.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';
import { widths } from './PageFrame.tsx';
import { previewAddress } from './Preview.tsx';

/** Width of a picture in CSS pixels: the most that fits on the narrowest phones. */
const WIDTH = 256;
const SCALE = WIDTH / widths.laptop;
/** Content below it is cut off. */
const MAX_HEIGHT = 880;

export const Pictures = styled.ul({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${WIDTH + 2}px)`,
  alignItems: 'start',
  gap: space[3],
});

export const Look = styled.li({
  position: 'relative',
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.control,
  background: colour('surface'),
  overflow: 'hidden',
  '&:has([aria-pressed=true])': { outline: `3px solid ${colour('ice')}` },
  '&:has(:focus-visible)': { outline: `3px solid ${colour('ink')}`, outlineOffset: '2px' },
  '& > div': { overflow: 'hidden' },
  '& iframe': {
    display: 'block',
    width: `${widths.laptop}px`,
    border: 0,
    transform: `scale(${SCALE})`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  },
  '& iframe[data-loading]': { opacity: 0 },
  // The button covers the item.
  '& button': {
    width: '100%',
    minHeight: '2.75rem',
    padding: `${space[2]} ${space[3]}`,
    border: 0,
    borderTop: `1px solid ${colour('line')}`,
    background: 'none',
    textAlign: 'start',
    fontSize: size.small,
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&[aria-pressed=true]': { fontWeight: 600 },
    '&[aria-pressed=true]::after': { content: '" ✓" / ""' },
  },
});

interface LooksProps {
  readonly path: ValuePath;
  readonly options: ChoiceOptions;
  /** Current choice of the section. */
  readonly shown: Json;
  readonly set: (value: Json) => void;
}

/** Previews of a section with each of its options, on the page of the draft. A click selects one. */
export function Looks({ path, options, shown, set }: LooksProps) {
  const texts = useInterfaceTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts('edit.looks')}</summary>
      {isOpen && (
        <Pictures>
          {options.map(({ value, label }) => (
            <Look key={label}>
              <Picture path={path} look={String(value)} label={label} />
              <button type="button" aria-pressed={value === shown} onClick={() => set(value)}>
                {label}
              </button>
            </Look>
          ))}
        </Pictures>
      )}
    </Disclosure>
  );
}

interface PictureProps {
  readonly path: ValuePath;
  readonly look: string;
  readonly label: string;
}

/** The section on the open page, with another look. */
function Picture({ path, look, label }: PictureProps) {
  const { language = 'is', '*': rest = '' } = useParams();
  const [search] = useSearchParams();
  const { draft } = useLoadedWorkplace();
  // Any unknown address shows the not-found page.
  const pagePath = path[0] === 'notFound' ? '/-' : `/${rest}`;
  const page = { language, path: pagePath, version: draft.version, day: search.get('day') };
  const address = previewAddress(page, { try: valueSource(path), as: look });
  return <SectionPicture address={address} section={String(path.at(-2))} label={label} />;
}

interface SectionPictureProps {
  /** Of the previewed page. */
  readonly address: string;
  /** The id of the section. */
  readonly section: string;
  readonly label: string;
}

/** A section of a draft page, small and without the rest of the page. */
export function SectionPicture({ address, section, label }: SectionPictureProps) {
  const [search] = useSearchParams();
  const [loadedPage, setLoaded] = useState<{ readonly address: string; readonly height: number } | null>(
    null,
  );
  const height = loadedPage?.height ?? MAX_HEIGHT / 2;

  function measure({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const height = sectionHeight(currentTarget.contentDocument, section);
    setLoaded({ address, height: Math.min(height, MAX_HEIGHT) });
  }

  return (
    <div style={{ height: `${height * SCALE}px` }}>
      <iframe
        key={address}
        data-loading={loadedPage?.address === address ? undefined : ''}
        title={label}
        src={`${address}&section=${encodeURIComponent(section)}`}
        inert
        aria-hidden
        tabIndex={-1}
        loading="lazy"
        style={{ height: `${MAX_HEIGHT}px`, colorScheme: search.get('scheme') ?? '' }}
        onLoad={measure}
      />
    </div>
  );
}

/** Leaves only one section on its page. @returns its height */
function sectionHeight(page: Document | null, id: string): number {
  const section = page?.getElementById(id);
  if (!page?.defaultView || !section) return 0;
  const selector = `#${CSS.escape(id)}`;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(
    `body *:not(:has(${selector}), ${selector}, ${selector} *, style){display:none!important}html{overflow:hidden}`,
  );
  page.adoptedStyleSheets.push(sheet);
  return Math.ceil(section.getBoundingClientRect().bottom);
}
