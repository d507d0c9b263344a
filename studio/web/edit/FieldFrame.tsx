import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Field, ProblemView } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Fieldset } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import type { Saving } from './use-save.ts';

const Frame = styled(Fieldset)({
  scrollMargin: space[5],
  '&[data-target]': { paddingInlineStart: space[3], borderInlineStart: `4px solid ${colour('ice')}` },
  '& > legend': { float: 'left', width: '100%' },
});

const State = styled.p({ color: colour('ink-soft'), fontSize: size.small });

interface FieldFrameProps {
  readonly field: Field;
  readonly saving: Saving;
  readonly children: ReactNode;
}

/** A field's name, help and problems, and its save state. */
export function FieldFrame({ field, saving, children }: FieldFrameProps) {
  const texts = useInterfaceTexts();
  const help = shortHelp(field);
  return (
    <Frame data-target={field.isTarget ? '' : undefined}>
      <legend>{field.label}</legend>
      {help && <Soft>{help}</Soft>}
      {children}
      <Problems problems={field.problems} />
      {saving.conflict ? (
        <ConflictChoice conflict={saving.conflict} save={saving.save} />
      ) : (
        saving.failure && <Failure failure={saving.failure} />
      )}
      <State role="status">
        {saving.state === 'saving' || saving.state === 'saved' ? texts(`edit.${saving.state}`) : ''}
      </State>
    </Frame>
  );
}

/** One sentence; empty if the control explains itself. */
function shortHelp(field: Field): string {
  if (field.kind === 'value' && SELF_EXPLAINING.includes(field.control.type)) return '';
  return /^.*?[.:](?=\s|$)/.exec(field.help)?.[0].replace(/:$/, '.') ?? field.help;
}

const SELF_EXPLAINING = ['date', 'time', 'boolean', 'choice', 'amounts', 'icon'];

const Problem = styled.li({
  color: colour('bad'),
  fontSize: size.small,
  fontWeight: 600,
  '&[data-severity=warning]': { color: colour('ink-soft') },
  '& p + p': { fontWeight: 400 },
});

/** Check results. */
export function Problems({ problems }: { readonly problems: readonly ProblemView[] }) {
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map(({ severity, message, hint, place }) => (
        <Problem key={`${place} ${message}`} data-severity={severity}>
          <p>{message}</p>
          {hint && <p>{hint}</p>}
        </Problem>
      ))}
    </ul>
  );
}
