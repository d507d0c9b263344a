import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { colour } from '../../../app/theme/roles.ts';
import { radius, space } from '../../../app/theme/scale.ts';
import { PlainButton, PrimaryButton, Row, SecondaryButton, Stack } from '../parts.tsx';
import { useTexts } from '../texts.ts';

const Dialog = styled.dialog({
  width: 'min(28rem, 92vw)',
  margin: 'auto',
  padding: space[5],
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  color: colour('ink'),
  overflowWrap: 'anywhere',
  '&::backdrop': { background: '#0009' },
});

interface ConfirmProps {
  readonly button: string;
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmDialog({ button, question, confirm, onConfirm }: ConfirmProps) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useId();
  return (
    <>
      <PlainButton type="button" onClick={() => dialog.current?.showModal()}>
        {button}
      </PlainButton>
      <Dialog ref={dialog} aria-labelledby={text}>
        <Stack>
          <p id={text}>{question}</p>
          <Row>
            <PrimaryButton
              type="button"
              onClick={() => {
                dialog.current?.close();
                onConfirm();
              }}
            >
              {confirm}
            </PrimaryButton>
            <SecondaryButton type="button" onClick={() => dialog.current?.close()}>
              {texts('requests.cancel')}
            </SecondaryButton>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
}
