import styled from '@emotion/styled';
import { size, space } from '../../../app/theme/scale.ts';
import type { Field, Panel as PanelData } from '../../api.ts';
import { PlainButton, Stack } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import type { Go } from './EditScreen.tsx';
import { ItemActions } from './ItemActions.tsx';
import { ParagraphFieldView } from './ParagraphFieldView.tsx';
import { TextFieldView } from './TextFieldView.tsx';
import { ValueFieldView } from './ValueFieldView.tsx';

const Trail = styled.nav({
  fontSize: size.small,
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` },
  '& li + li::before': { content: '"›" / ""', marginInlineEnd: space[2] },
  '& button': { minHeight: '2rem', padding: 0, fontWeight: 400 },
});

interface PanelProps {
  readonly panel: PanelData;
  /** The language of the page that is shown. */
  readonly language: string;
  readonly go: Go;
}

/** The fields of a thing, and what can be done with it as a whole. */
export function Panel({ panel, language, go }: PanelProps) {
  const texts = useTexts();
  return (
    <>
      <Trail aria-label={texts('edit.trail')}>
        <ol>
          {panel.trail.map(({ label, source }) => (
            <li key={source}>
              <PlainButton type="button" onClick={() => go({ source })}>
                {label}
              </PlainButton>
            </li>
          ))}
        </ol>
      </Trail>
      <h1>{panel.title}</h1>
      <Stack>
        {panel.fields.map((field) => (
          <FieldView key={keyOf(field)} field={field} language={language} go={go} />
        ))}
      </Stack>
      {panel.item && <ItemActions item={panel.item} go={go} />}
    </>
  );
}

interface FieldViewProps {
  readonly field: Field;
  readonly language: string;
  readonly go: Go;
}

function FieldView({ field, language, go }: FieldViewProps) {
  switch (field.kind) {
    case 'value':
      return <ValueFieldView field={field} go={go} />;
    case 'text':
      return <TextFieldView field={field} language={language} />;
    case 'paragraph':
      return <ParagraphFieldView field={field} language={language} />;
  }
}

function keyOf(field: Field): string {
  switch (field.kind) {
    case 'value':
      return field.path.join('/');
    case 'text':
      return field.key;
    case 'paragraph':
      return `${field.document} ${field.block}`;
  }
}
