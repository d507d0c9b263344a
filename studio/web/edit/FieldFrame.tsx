import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Field } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Fieldset } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { getProblemKey, Problem } from './Problem.tsx';
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
      {field.problems.length > 0 && (
        <ul>
          {field.problems.map((problem) => (
            <Problem key={getProblemKey(problem)} problem={problem} />
          ))}
        </ul>
      )}
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
