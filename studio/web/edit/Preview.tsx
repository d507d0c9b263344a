import styled from '@emotion/styled';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useInterfaceTexts } from '../interface-texts.ts';
import { isPractising } from '../practice/practice-mode.ts';
import { colour } from '../ui/tokens.ts';
import type { PreviewMessage, StudioMessage } from './preview-message.ts';

/** In CSS pixels; `null` uses the available width. */
export const widths = { phone: 360, tablet: 768, laptop: 1280, full: null } as const;
export type WidthName = keyof typeof widths;

const Ground = styled.div({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  background: colour('line'),
  '& iframe': {
    display: 'block',
    width: '100%',
    height: '100%',
    marginInline: 'auto',
    border: 0,
    background: colour('ground'),
  },
  // The next version of the page loads while this one is visible.
  '& iframe[data-next]': { position: 'absolute', insetInline: 0, top: 0, visibility: 'hidden' },
});

interface PreviewProps {
  readonly language: string;
  readonly path: string;
  /** A new version reloads the page. */
  readonly version: number;
  /** A row to preview while it is edited; a new value reloads the page. */
  readonly row?: string;
  readonly source: string | null;
  /** Part of the selection, shown if the page does not contain the whole. */
  readonly part: string | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onSelect: (source: string) => void;
  readonly onNavigate: (path: string) => void;
}

/** The page of the draft, in a frame of the selected width. If only the draft changes, it keeps its scroll position. */
export function Preview(props: PreviewProps) {
  const { language, path, version, row, source, part, frame, onSelect, onNavigate } = props;
  const texts = useInterfaceTexts();
  const [search] = useSearchParams();
  const width = widths[(search.get('width') ?? 'full') as WidthName] ?? null;
  const scheme = search.get('scheme') ?? '';
  const newAddress = previewAddress({ language, path, version, day: search.get('day') }, row ? { row } : {});
  const [page] = newAddress.split('?');
  const [shownAddress, setShown] = useState(newAddress);
  const nextFrame = useRef<HTMLIFrameElement>(null);

  const listen = useEffectEvent(({ origin, source: sender, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || sender !== frame.current?.contentWindow) return;
    if (data.type === 'select' && data.sources[0] !== undefined) onSelect(data.sources[0]);
    if (data.type === 'navigate') onNavigate(data.path);
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<PreviewMessage>) => listen(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  const highlight = useEffectEvent((scroll: boolean) => {
    const message: StudioMessage = { type: 'highlight', source, part, scroll };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is shown when it changes.
  useEffect(() => highlight(true), [source, part]);

  /** Replaces the visible version with the next one. */
  function swapFrames() {
    const [shownWindow, nextWindow] = [frame.current?.contentWindow, nextFrame.current?.contentWindow];
    const isSamePage = shownAddress.split('?')[0] === page;
    const hadFocus = document.activeElement === frame.current;
    if (shownWindow && nextWindow && isSamePage)
      nextWindow.scrollTo({ top: shownWindow.scrollY, behavior: 'instant' });
    frame.current = nextFrame.current;
    setShown(newAddress);
    highlight(!isSamePage);
    if (hadFocus) focusPage(frame.current);
  }

  return (
    <Ground>
      {[...new Set([shownAddress, newAddress])].map((address) => {
        const isNext = address !== shownAddress;
        return (
          <iframe
            key={address}
            ref={isNext ? nextFrame : frame}
            data-next={isNext ? '' : undefined}
            aria-hidden={isNext || undefined}
            tabIndex={isNext ? -1 : undefined}
            title={texts('edit.preview')}
            src={address}
            style={{ ...(width !== null && { width: `${width}px` }), colorScheme: scheme }}
            onLoad={() => (isNext ? swapFrames() : highlight(true))}
          />
        );
      })}
    </Ground>
  );
}

interface PreviewAddress {
  readonly language: string;
  readonly path: string;
  readonly version: number;
  /** `null` for today. */
  readonly day: string | null;
}

/** Address of a draft page; `more` previews another look, the gallery of sections, or an unsaved row. */
export function previewAddress(
  { language, path, version, day }: PreviewAddress,
  more: {
    readonly try?: string;
    readonly as?: string;
    readonly gallery?: string;
    readonly row?: string;
  } = {},
): string {
  const query = new URLSearchParams({
    draft: String(version),
    ...(day && { day }),
    ...(isPractising() && { practice: '1' }),
    ...more,
  });
  return `/studio/preview/${language}${path}?${query}`;
}

/** Returns the focus to the selection on the page. */
export function focusPage(frame: HTMLIFrameElement | null): void {
  frame?.focus();
  frame?.contentWindow?.postMessage({ type: 'focus' }, location.origin);
}
