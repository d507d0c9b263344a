import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import type { ActionResult } from '../actions.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PlainButton, PrimaryButton, SecondaryButton } from './buttons.tsx';
import { Failure } from './feedback.tsx';
import { Row, Stack } from './layout.tsx';
import { colour, elevation, radius, space } from './tokens.ts';

/** A window over the screen; on a phone, a sheet at its foot. */
export const Dialog = styled.dialog({
  width: 'min(28rem, 92vw)',
  maxHeight: '90dvh',
  margin: 'auto',
  padding: space[5],
  border: '1px solid transparent',
  borderRadius: radius.dialog,
  background: colour('surface'),
  color: colour('ink'),
  boxShadow: elevation.dialog,
  overflowWrap: 'anywhere',
  '&::backdrop': { background: colour('scrim') },
  '@media (max-width: 40rem)': {
    width: '100%',
    maxWidth: 'none',
    margin: 'auto 0 0',
    borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  },
});

interface ConfirmProps {
  readonly button: string;
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
}

/** Button of an action that loses something or changes the live sites; asks first. */
export function ConfirmDialog({ button, question, confirm, onConfirm, disabled }: ConfirmProps) {
  const texts = useInterfaceTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const questionId = useId();
  return (
    <>
      <PlainButton disabled={disabled} onClick={() => dialog.current?.showModal()}>
        {button}
      </PlainButton>
      <Dialog ref={dialog} aria-labelledby={questionId}>
        <Stack>
          <p id={questionId}>{question}</p>
          <Row>
            <PrimaryButton
              onClick={() => {
                dialog.current?.close();
                onConfirm();
              }}
            >
              {confirm}
            </PrimaryButton>
            <SecondaryButton onClick={() => dialog.current?.close()}>
              {texts('requests.cancel')}
            </SecondaryButton>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
}

interface DeleteProps extends Omit<ConfirmProps, 'onConfirm'> {
  readonly onDelete: () => Promise<ActionResult>;
  readonly onDeleted: () => unknown;
}

/** Deletes an item after confirmation. */
export function DeleteDialog({ onDelete, onDeleted, ...words }: DeleteProps) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  async function remove() {
    const outcome = await onDelete();
    if (outcome.kind === 'done') await onDeleted();
    else setFailure(outcome.failure);
  }
  return (
    <div>
      <ConfirmDialog {...words} onConfirm={remove} />
      {failure && <Failure failure={failure} />}
    </div>
  );
}
