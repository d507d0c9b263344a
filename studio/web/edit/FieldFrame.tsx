import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import type { Field } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Failure } from '../ui/feedback.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Badge, Cut, Soft, Stack } from '../ui/layout.tsx';
import { StateMark } from '../ui/StateMark.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { useFieldSummary } from './field-summary.ts';
import { getProblemKey, Problem } from './Problem.tsx';
import type { Saving } from './use-save.ts';

const Frame = styled.details({
  scrollMargin: space[5],
  '&[open]': {
    borderBlock: `1px solid ${colour('line')}`,
    boxShadow: `inset 3px 0 ${colour('ice')}`,
    paddingBlockEnd: space[4],
  },
  '&[open] + &[open], &:first-child': { borderBlockStart: 0 },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 'max(2.25rem, var(--control))',
    padding: `0 ${space[4]}`,
  },
  '&:not([open]) > summary:hover': { background: colour('hover') },
  '& > summary:focus-visible': { outlineOffset: -2 },
  '& > summary > b': {
    flex: 'none',
    width: '6.5rem',
    fontWeight: 450,
    fontSize: size.small,
    color: colour('ink-soft'),
  },
  '&[open] > summary > b': {
    flex: 1,
    width: 'auto',
    minWidth: 0,
    fontWeight: 650,
    fontSize: size.body,
    color: colour('ink'),
  },
  '& > summary > span': { flex: 1 },
  '& > summary > svg:last-child': { color: colour('ink-faint') },
  '&[open] > summary > svg:last-child': { rotate: '180deg' },
  '& > fieldset': { display: 'grid', gap: space[2], padding: `0 ${space[4]}` },
});

const State = styled.small({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: size.label,
  color: colour('moss-text'),
  '&[data-state=saving]': { color: colour('ink-faint') },
});

interface FieldFrameProps {
  readonly field: Field;
  readonly saving: Saving;
  /** Number of its texts that await a translation. */
  readonly awaiting?: number;
  /** True if what was typed last could not be saved. */
  readonly isUnsaved?: boolean;
  readonly children: ReactNode;
}

/** A field: one line with its value; open, its control, problems and save state. Opening one closes the others. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, saving, awaiting = 0, isUnsaved = false, children } = props;
  const texts = useInterfaceTexts();
  const { language = 'is' } = useParams();
  const summarize = useFieldSummary();
  const [isOpen, setIsOpen] = useState(field.isTarget || isUnsaved);
  const help = shortHelp(field);
  const hasError = field.problems.some(({ severity }) => severity === 'error');
  const isSaving = saving.state === 'saving' || saving.state === 'saved';
  return (
    <Frame
      name="field"
      data-target={field.isTarget ? '' : undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <b>{field.label}</b>
        {!isOpen && <Cut>{summarize(field, language)}</Cut>}
        {isOpen && (
          <State role="status" data-state={saving.state}>
            {saving.state === 'saved' && <Icon name="check" size={14} />}
            {isSaving ? texts(`edit.${saving.state}`) : ''}
          </State>
        )}
        {!isOpen && awaiting > 0 && (
          <Badge title={texts('edit.awaitingCount', { count: awaiting })}>{awaiting}</Badge>
        )}
        {!isOpen && hasError && <StateMark state="problem" label={texts('edit.problem')} />}
        <Icon name="chevron-down" />
      </summary>
      <fieldset aria-label={field.label}>
        {isOpen && (
          <>
            {help && <Soft>{help}</Soft>}
            {children}
            {field.problems.length > 0 && (
              <Stack as="ul">
                {field.problems.map((problem) => (
                  <Problem key={getProblemKey(problem)} problem={problem} />
                ))}
              </Stack>
            )}
            {saving.conflict ? (
              <ConflictChoice conflict={saving.conflict} save={saving.save} />
            ) : (
              saving.failure && <Failure failure={saving.failure} />
            )}
          </>
        )}
      </fieldset>
    </Frame>
  );
}

/** One sentence; empty if the control explains itself. */
function shortHelp(field: Field): string {
  if (field.kind === 'value' && SELF_EXPLAINING.includes(field.control.type)) return '';
  return /^.*?[.:](?=\s|$)/.exec(field.help)?.[0].replace(/:$/, '.') ?? field.help;
}

const SELF_EXPLAINING = ['date', 'time', 'boolean', 'choice', 'amounts', 'icon'];
