import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/colour-roles.ts';
import { elevation, headerHeight, radius, size, space } from '../../theme/scale.ts';
import { buttonBase, buttonLooks } from '../button-styles.ts';
import { HEXAGON } from '../hexagon.ts';
import { Icon } from '../Icon.tsx';
import { SiteLink } from '../SiteLink.tsx';

const Box = styled.dialog({
  width: 'min(34rem, 100% - 2rem)',
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: colour('surface'),
  color: colour('ink'),
  boxShadow: elevation.dialog,
  '&::backdrop': { background: '#070a0dbf' },
  'html:has(&:modal)': { overflow: 'hidden' },
  // Opened by the server: part of the page.
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

const Message = styled.div({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  '& h2': { fontSize: size.entry },
  '& p': { fontSize: size.body },
});

/** A moss-coloured column with a tick. */
const Mark = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4.5rem',
  clipPath: HEXAGON,
  background: colour('moss'),
  color: colour('on-accent'),
  '& svg': { width: '1.75rem', height: '1.75rem', strokeWidth: 2.5 },
});

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
const Close = styled.button(buttonBase, buttonLooks.primary);
const Back = styled.a(buttonBase, buttonLooks.primary);
const Home = styled(SiteLink)(buttonBase, buttonLooks.secondary);

interface SentDialogProps {
  /** The form's id. */
  readonly form: string;
  /** The address of the page. */
  readonly page: string;
  /** Called when it is closed; null if no script runs: then it is part of the page, with a link back. */
  readonly onClose: (() => void) | null;
}

/** Confirms that the form has been stored, in the form's own text; modal if a script runs. */
export function SentDialog({ form, page, onClose }: SentDialogProps) {
  const texts = useTexts('forms:');
  const common = useTexts('common:');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = `${form}-sent`;
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
      <Message>
        <Mark>
          <Icon name="check" />
        </Mark>
        <h2 id={`${id}-title`}>{texts('dialog.title')}</h2>
        <p id={`${id}-text`}>{texts(`${form}.success`)}</p>
        <Buttons>
          {isModal ? (
            <Close type="button" onClick={() => dialog.current?.close()}>
              {texts('dialog.close')}
            </Close>
          ) : (
            <Back href={page} autoFocus>
              {texts('dialog.close')}
            </Back>
          )}
          <Home to="/">{common('error.home')}</Home>
        </Buttons>
      </Message>
    </Box>
  );
}
