import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { Field, FieldPanel as PanelData } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { MoveAddress } from '../pages/WholeActions.tsx';
import { PlainButton } from '../ui/buttons.tsx';
import { Soft } from '../ui/layout.tsx';
import { size, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import { ItemActions } from './ItemActions.tsx';
import { ParagraphFieldView } from './ParagraphFieldView.tsx';
import { TextFieldView } from './TextFieldView.tsx';
import { ValueFieldView } from './ValueFieldView.tsx';

const Trail = styled.nav({
  fontSize: size.small,
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` },
  '& li': { display: 'flex', alignItems: 'center', gap: space[2] },
  '& li + li::before': { content: '"›" / ""' },
  '& button': { margin: 0, padding: 0, fontWeight: 400 },
});

const Fields = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

interface PanelProps {
  readonly panel: PanelData;
  /** The same with check results, which arrive later. */
  readonly checked: PanelData | null;
  /** The language of the visible page. */
  readonly language: string;
  /** Incremented with each selection on the page. */
  readonly selectionCount: number;
  readonly go: Go;
}

/** The fields of a source, and actions for all of it. The selected field is scrolled into view and focused. */
export function Panel({ panel, checked, language, selectionCount, go }: PanelProps) {
  const texts = useInterfaceTexts();
  const fields = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = new Map(
    checked?.fields.map((field) => [getFieldKey(field, checked), field.problems] as const),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same thing again leads to it again.
  useEffect(() => {
    const target = fields.current?.querySelector<HTMLElement>('[data-target]');
    const control = target?.querySelector<HTMLElement>('.cm-content, input:checked, input, select, button');
    (control ?? heading.current)?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [selectionCount]);

  return (
    <>
      <Trail aria-label={texts('edit.trail')}>
        <ol>
          <li>
            <PlainButton onClick={() => go({ source: null })}>{texts('edit.overview')}</PlainButton>
          </li>
          {panel.trail.map(({ label, source }) => (
            <li key={source}>
              <PlainButton onClick={() => go({ source })}>{label}</PlainButton>
            </li>
          ))}
        </ol>
      </Trail>
      <h2 ref={heading} tabIndex={-1}>
        {panel.title}
      </h2>
      <Soft data-help>{texts('edit.help')}</Soft>
      <Fields ref={fields}>
        {panel.fields.map((field) => (
          <FieldView
            key={getFieldKey(field, panel)}
            field={{ ...field, problems: problems.get(getFieldKey(field, panel)) ?? field.problems }}
            language={language}
            go={go}
          />
        ))}
      </Fields>
      {panel.item?.id != null && panel.item.list.length === 1 && panel.item.list[0] === 'pages' && (
        <MoveAddress path={[...panel.item.list, panel.item.id]} />
      )}
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
      return <ParagraphFieldView field={field} language={language} go={go} />;
  }
}

function getFieldKey(field: Field, { item }: PanelData): string {
  switch (field.kind) {
    case 'value':
      // A field stays open while it changes the name that its item has in paths.
      return field.path.slice(item?.id == null ? 0 : item.list.length + 1).join('/');
    case 'text':
      return field.key;
    case 'paragraph':
      return field.document;
  }
}
