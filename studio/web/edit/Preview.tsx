import styled from '@emotion/styled';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { colour } from '../../../app/theme/colour-roles.ts';
import { isPractising } from '../practice/practice-mode.ts';
import { useTexts } from '../texts.ts';
import type { PreviewMessage, StudioMessage } from './preview-message.ts';

/** CSS pixels; null is as wide as there is room for. */
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
  // The next version of the page comes in behind the one that is shown.
  '& iframe[data-next]': { position: 'absolute', insetInline: 0, top: 0, visibility: 'hidden' },
});

interface PreviewProps {
  readonly language: string;
  readonly path: string;
  /** A new one shows the page again. */
  readonly version: number;
  /** A row that is shown as it is typed; another one shows the page again. */
  readonly row?: string;
  readonly source: string | null;
  /** A part of what is chosen, which the page shows if it does not know the whole. */
  readonly part: string | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onSelect: (source: string) => void;
  readonly onNavigate: (path: string) => void;
}

/** The page of the draft, in a frame of the width that was chosen. Where only the draft is another one, it stays where it is. */
export function Preview({
  language,
  path,
  version,
  row,
  source,
  part,
  frame,
  onSelect,
  onNavigate,
}: PreviewProps) {
  const texts = useTexts();
  const [search] = useSearchParams();
  const width = widths[(search.get('width') ?? 'full') as WidthName] ?? null;
  const scheme = search.get('scheme') ?? '';
  const wanted = previewAddress({ language, path, version, day: search.get('day') }, row ? { row } : {});
  const [page] = wanted.split('?');
  const [shown, setShown] = useState(wanted);
  const next = useRef<HTMLIFrameElement>(null);

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

  /** The next version takes the place of the one before it. */
  function show() {
    const [before, after] = [frame.current?.contentWindow, next.current?.contentWindow];
    const isSamePage = shown.split('?')[0] === page;
    const hadFocus = document.activeElement === frame.current;
    if (before && after && isSamePage) after.scrollTo({ top: before.scrollY, behavior: 'instant' });
    frame.current = next.current;
    setShown(wanted);
    highlight(!isSamePage);
    if (hadFocus) focusPage(frame.current);
  }

  return (
    <Ground>
      {[...new Set([shown, wanted])].map((address) => {
        const isNext = address !== shown;
        return (
          <iframe
            key={address}
            ref={isNext ? next : frame}
            data-next={isNext ? '' : undefined}
            aria-hidden={isNext || undefined}
            tabIndex={isNext ? -1 : undefined}
            title={texts('edit.preview')}
            src={address}
            style={{ ...(width !== null && { width: `${width}px` }), colorScheme: scheme }}
            onLoad={() => (isNext ? show() : highlight(true))}
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
  /** Null for today. */
  readonly day: string | null;
}

/** A page of the draft; with `more` as it would be with another look, the gallery of sections, or a row that is not saved. */
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

/** Puts the keyboard back to what is chosen on the page. */
export function focusPage(frame: HTMLIFrameElement | null): void {
  frame?.focus();
  frame?.contentWindow?.postMessage({ type: 'focus' }, location.origin);
}
