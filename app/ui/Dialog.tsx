import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { colour } from '../theme/roles.ts';
import { elevation, headerHeight, radius, size, space } from '../theme/scale.ts';
import { BasaltPicture } from './basalt/BasaltPicture.tsx';
import { hexagon } from './hexagon.ts';
import { Icon } from './Icon.tsx';

const Box = styled.dialog({
  width: 'min(34rem, 100% - 2rem)',
  padding: 0,
  border: 0,
  borderRadius: radius.panel,
  overflow: 'hidden',
  background: colour('surface'),
  color: colour('ink'),
  boxShadow: elevation.dialog,
  '&::backdrop': { background: '#070a0dbf' },
  'html:has(&:modal)': { overflow: 'hidden' },
  // Opened by the server: a part of the page.
  '&[open]:not(:modal)': {
    position: 'static',
    width: '100%',
    maxWidth: '46rem',
    margin: `0 0 ${space[7]}`,
    border: `1.5px solid ${colour('success')}`,
    boxShadow: 'none',
    scrollMarginTop: `calc(${headerHeight} + ${space[4]})`,
  },
});

const Picture = styled.div({ height: '9rem', '& svg': { width: '100%', height: '100%' } });

const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  padding: `${space[7]} ${space[6]} ${space[6]}`,
  '& h2': { fontSize: '1.75rem' },
  '& p': { fontSize: size.body },
});

/** A column of moss with a tick, half over the picture. */
const Mark = styled.span({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: space[6],
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4.5rem',
  clipPath: hexagon,
  background: colour('surface'),
  color: colour('surface'),
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '.3125rem',
    zIndex: -1,
    clipPath: hexagon,
    background: colour('success'),
  },
  '& svg': { width: '1.75rem', height: '1.75rem', strokeWidth: 2.5 },
});

interface DialogProps {
  /** The element's id; those of its parts begin with it. */
  readonly id: string;
  /** What its picture is drawn from. */
  readonly seed: string;
  readonly title: string;
  readonly message: string;
  /** Called once it is closed; null: it stands in the page, open for good. */
  readonly onClose: (() => void) | null;
  /** The button, given what closes the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** A message over the page that holds the focus until it is closed; without scripts a part of the page. */
export function Dialog({ id, seed, title, message, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isModal = onClose !== null;
  useEffect(() => {
    if (isModal && !dialog.current?.open) dialog.current?.showModal();
  }, [isModal]);
  return (
    <Box
      ref={dialog}
      id={id}
      open={isModal ? undefined : true}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose ?? undefined}
    >
      <Picture>
        <BasaltPicture seed={seed} shape="wide" />
      </Picture>
      <Words>
        <Mark>
          <Icon name="check" />
        </Mark>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{message}</p>
        {children(() => dialog.current?.close())}
      </Words>
    </Box>
  );
}
