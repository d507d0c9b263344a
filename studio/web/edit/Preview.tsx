import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { useTexts } from '../texts.ts';

/** CSS pixels; null is as wide as there is room for. */
export const widths = { phone: 360, tablet: 768, laptop: 1280, full: null } as const;
export type WidthName = keyof typeof widths;

const Ground = styled.div({
  display: 'grid',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  background: colour('line'),
  gridTemplateColumns: 'minmax(0, auto)',
  '& iframe': { display: 'block', height: '100%', border: 0, background: colour('ground') },
});

/** What the page in the frame says (`studio/preview/browser`). */
type FromPage =
  | { readonly type: 'select'; readonly sources: readonly string[] }
  | { readonly type: 'navigate'; readonly path: string };

interface PreviewProps {
  readonly language: string;
  readonly path: string;
  /** A new one shows the page again. */
  readonly version: number;
  readonly source: string | null;
  readonly onSelect: (source: string) => void;
  readonly onNavigate: (path: string) => void;
}

/** The page of the draft, in a frame of the width that was chosen. */
export function Preview({ language, path, version, source, onSelect, onNavigate }: PreviewProps) {
  const texts = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [search] = useSearchParams();
  const width = widths[(search.get('width') ?? 'full') as WidthName] ?? null;
  const scheme = search.get('scheme') ?? '';
  const query = new URLSearchParams({
    draft: String(version),
    ...(search.get('day') && { day: search.get('day') ?? '' }),
  });

  useEffect(() => {
    function listen({ origin, source: sender, data }: MessageEvent<FromPage>) {
      if (origin !== location.origin || sender !== frame.current?.contentWindow) return;
      if (data.type === 'select' && data.sources[0] !== undefined) onSelect(data.sources[0]);
      if (data.type === 'navigate') onNavigate(data.path);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onSelect, onNavigate]);

  function highlight() {
    frame.current?.contentWindow?.postMessage({ type: 'highlight', source }, location.origin);
  }
  useEffect(highlight, [source]);

  return (
    <Ground>
      <iframe
        ref={frame}
        title={texts('edit.preview')}
        src={`/studio/preview/${language}${path}?${query}`}
        style={{
          width: width === null ? '100vw' : `${width}px`,
          maxWidth: width === null ? '100%' : undefined,
          colorScheme: scheme,
        }}
        onLoad={highlight}
      />
    </Ground>
  );
}
