import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useInterfaceTexts } from '../interface-texts.ts';
import { isPractising } from '../practice/practice-mode.ts';
import { PageFrame, type WidthName, widths } from './PageFrame.tsx';
import type { PageTool, PreviewMessage, StudioMessage } from './preview-message.ts';

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
  /** The selection in a word, and buttons next to it. */
  readonly name?: string;
  readonly tools?: readonly PageTool[];
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onSelect: (source: string) => void;
  readonly onNavigate: (path: string) => void;
  /** Called with the name of a tool. */
  readonly onTool?: (name: string) => void;
}

/** The page of the draft, at the selected width. If only the draft changes, it keeps its scroll position. */
export function Preview(props: PreviewProps) {
  const { language, path, version, row, source, part, frame, onSelect, onNavigate } = props;
  const { name = '', tools = [], onTool } = props;
  const texts = useInterfaceTexts();
  const [search] = useSearchParams();
  const width = search.get('width');
  const scheme = search.get('scheme') ?? '';
  const newAddress = previewAddress({ language, path, version, day: search.get('day') }, row ? { row } : {});
  const [page] = newAddress.split('?');
  const [shownAddress, setShown] = useState(newAddress);
  const nextFrame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);

  const listen = useEffectEvent(({ origin, source: sender, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || sender !== frame.current?.contentWindow) return;
    if (data.type === 'select' && data.sources[0] !== undefined) onSelect(data.sources[0]);
    if (data.type === 'navigate') onNavigate(data.path);
    if (data.type === 'tool') onTool?.(data.name);
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<PreviewMessage>) => listen(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  const highlight = useEffectEvent((scroll: boolean) => {
    const message: StudioMessage = {
      ...{ type: 'highlight', source, part, scroll, name, tools },
      scale,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is shown when it changes.
  useEffect(() => highlight(true), [source, part]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tools and another scale are drawn anew.
  useEffect(() => highlight(false), [name, JSON.stringify(tools), scale]);

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
    <PageFrame width={width !== null && width in widths ? (width as WidthName) : null} onScale={setScale}>
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
            style={{ colorScheme: scheme }}
            onLoad={() => (isNext ? swapFrames() : highlight(true))}
          />
        );
      })}
    </PageFrame>
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
