import styled from '@emotion/styled';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { colour } from '../ui/tokens.ts';

/** Widths of the devices that pages are looked at on, in CSS pixels. */
export const widths = { laptop: 1280, tablet: 768, phone: 390 } as const;
export type WidthName = keyof typeof widths;

/** In a room this narrow, the page is shown as on a phone. */
const NARROW = 560;

const Ground = styled.div({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: colour('canvas'),
  '& > div': { position: 'absolute', top: 0, transformOrigin: '0 0' },
  '& iframe': { width: '100%', height: '100%', border: 0, background: colour('ground') },
  // The next version of the page loads while this one is visible.
  '& iframe[data-next]': { position: 'absolute', insetInline: 0, top: 0, visibility: 'hidden' },
});

interface PageFrameProps {
  /** Without it, the device that the room is wide enough for. */
  readonly width: WidthName | null;
  /** Frames; they get the width of the device and the height of the room. */
  readonly children: ReactNode;
  readonly onScale?: (scale: number) => void;
}

/** Pages at the true width of a device, scaled down to the room that there is. */
export function PageFrame({ width, children, onScale }: PageFrameProps) {
  const ground = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ground.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { pageWidth, scale } = fitPage(width, room?.width ?? 0);
  useEffect(() => onScale?.(scale), [onScale, scale]);
  return (
    <Ground ref={ground}>
      {room && room.width > 0 && (
        <div
          style={{
            width: pageWidth,
            height: room.height / scale,
            left: (room.width - pageWidth * scale) / 2,
            transform: scale === 1 ? 'none' : `scale(${scale})`,
          }}
        >
          {children}
        </div>
      )}
    </Ground>
  );
}

/** @param room width in CSS pixels @returns the page's width, at least as wide as the room if it is a laptop's */
function fitPage(width: WidthName | null, room: number): { pageWidth: number; scale: number } {
  const name = width ?? (room < NARROW ? 'phone' : 'laptop');
  const pageWidth = name === 'phone' ? Math.min(widths.phone, room) : widths[name];
  if (name === 'laptop' && room > pageWidth) return { pageWidth: room, scale: 1 };
  return { pageWidth, scale: Math.min(1, room / pageWidth) };
}
