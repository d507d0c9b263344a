import styled from '@emotion/styled';
import type { KeyboardEvent, MouseEvent } from 'react';
import { pictureAddress, pictureWidths } from '../../../app/site/picture-files.ts';
import type { LibraryPicture } from '../../api/pictures-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Soft, Stack } from '../ui/layout.tsx';
import { colour, radius } from '../ui/tokens.ts';

const Area = styled.button({
  position: 'relative',
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: 'none',
  cursor: 'crosshair',
  '& img': { width: 'auto', height: 'auto', maxHeight: '24rem' },
});

/** Visible on any picture: a light ring in a dark one. */
const Mark = styled.span({
  position: 'absolute',
  width: '1.75rem',
  height: '1.75rem',
  translate: '-50% -50%',
  border: '3px solid white',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px black, inset 0 0 0 2px black, 0 0 0 5px ${colour('ice')}`,
  pointerEvents: 'none',
});

const STEP = 2;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Focus = LibraryPicture['focus'];

interface FocusChoiceProps {
  readonly picture: LibraryPicture;
  readonly value: Focus;
  readonly onChange: (focus: Focus) => void;
}

/** Sets the spot of a picture that stays visible when cropped, by a click or the arrow keys. */
export function FocusChoice({ picture: { file, width, height }, value, onChange }: FocusChoiceProps) {
  const texts = useInterfaceTexts();
  const [x, y] = value;
  const shownWidth = pictureWidths(width).find((each) => each >= 800) ?? width;
  const position = texts('pictures.focusValue', { x, y });

  function click({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // The Enter key clicks without a position.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange([toPercent((clientX - box.left) / box.width), toPercent((clientY - box.top) / box.height)]);
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange([toPercent((x + step[0]) / 100), toPercent((y + step[1]) / 100)]);
  }

  return (
    <Stack>
      <strong>{texts('pictures.focus')}</strong>
      <Soft>{texts('pictures.focusHelp')}</Soft>
      <Area
        type="button"
        aria-label={`${texts('pictures.focus')}: ${position}`}
        onClick={click}
        onKeyDown={press}
      >
        <img src={pictureAddress(file, shownWidth, 'webp')} alt="" width={width} height={height} />
        <Mark style={{ left: `${x}%`, top: `${y}%` }} />
      </Area>
      <Soft role="status">{position}</Soft>
    </Stack>
  );
}

function toPercent(part: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}
