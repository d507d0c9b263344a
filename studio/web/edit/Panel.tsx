import styled from '@emotion/styled';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Field, FieldPanel as PanelData } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { MoveAddress } from '../pages/WholeActions.tsx';
import { Button } from '../ui/buttons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Disclosure } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import { ItemActions, type ItemTools } from './ItemActions.tsx';
import { ParagraphFieldView } from './ParagraphFieldView.tsx';
import { TextFieldView } from './TextFieldView.tsx';
import { ValueFieldView } from './ValueFieldView.tsx';

const Head = styled.header({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${colour('line')}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] },
  '& h2': { flex: '1 1 8rem' },
});

const Trail = styled.nav({
  fontSize: size.label,
  color: colour('ink-faint'),
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] },
  '& li': { display: 'flex', alignItems: 'center', gap: space[1], minWidth: 0 },
  '& button': { minHeight: 'max(1.25rem, var(--touch))' },
  '& button:hover': { textDecoration: 'underline' },
});

const More = styled(Disclosure)({
  borderBlockStart: `1px solid ${colour('line')}`,
  '& > summary': { padding: `0 ${space[4]}`, color: colour('ink-soft') },
});

interface PanelProps {
  readonly panel: PanelData;
  /** The same with check results, which arrive later. */
  readonly checked: PanelData | null;
  /** The language of the visible page. */
  readonly language: string;
  /** True if texts are shown in all languages. */
  readonly showsAll: boolean;
  /** Incremented with each selection on the page. */
  readonly selectionCount: number;
  readonly go: Go;
  readonly tools: RefObject<ItemTools>;
}

/** The fields of a source, and actions for all of it. The selected field is open and focused. */
export function Panel({ panel, checked, language, showsAll, selectionCount, go, tools }: PanelProps) {
  const texts = useInterfaceTexts();
  const fields = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = new Map(
    checked?.fields.map((field) => [getFieldKey(field, checked), field.problems] as const),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same thing again leads to it again.
  useEffect(() => {
    const target = fields.current?.querySelector<HTMLElement>('[data-target]');
    const control = ['.cm-content', 'input:checked', 'input, select', 'button']
      .map((kind) => target?.querySelector<HTMLElement>(`fieldset :is(${kind})`))
      .find((found) => found);
    (control ?? heading.current)?.focus({ preventScroll: true });
    // The next key replaces an amount.
    if (control instanceof HTMLInputElement && control.inputMode === 'decimal') control.select();
    target?.scrollIntoView({ block: 'nearest' });
  }, [selectionCount]);

  // Decided once: a field that gets its value stays where it is.
  const [emptyKeys] = useState(
    () => new Set(panel.fields.filter(isEmpty).map((field) => getFieldKey(field, panel))),
  );
  const isAside = (field: Field) => emptyKeys.has(getFieldKey(field, panel));
  const renderField = (field: Field) => (
    <FieldView
      key={getFieldKey(field, panel)}
      field={{ ...field, problems: problems.get(getFieldKey(field, panel)) ?? field.problems }}
      language={language}
      showsAll={showsAll}
      go={go}
    />
  );

  return (
    <>
      <Head>
        <Trail aria-label={texts('edit.trail')}>
          <ol>
            <li>
              <Button onClick={() => go({ source: null })}>{texts('edit.overview')}</Button>
            </li>
            {panel.trail.map(({ label, source }) => (
              <li key={source}>
                <Icon name="chevron-right" size={12} />
                <Button onClick={() => go({ source })}>{label}</Button>
              </li>
            ))}
          </ol>
        </Trail>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {panel.title}
          </h2>
          {panel.item && <ItemActions item={panel.item} go={go} tools={tools} />}
        </div>
      </Head>
      <div ref={fields}>
        {panel.fields.filter((field) => !isAside(field)).map(renderField)}
        {emptyKeys.size > 0 && (
          <More>
            <summary>{texts('edit.more', { count: emptyKeys.size })}</summary>
            {panel.fields.filter(isAside).map(renderField)}
          </More>
        )}
      </div>
      {panel.item?.id != null && panel.item.list.length === 1 && panel.item.list[0] === 'pages' && (
        <MoveAddress path={[...panel.item.list, panel.item.id]} />
      )}
    </>
  );
}

interface FieldViewProps {
  readonly field: Field;
  readonly language: string;
  readonly showsAll: boolean;
  readonly go: Go;
}

function FieldView({ field, language, showsAll, go }: FieldViewProps) {
  switch (field.kind) {
    case 'value':
      return <ValueFieldView field={field} go={go} />;
    case 'text':
      return <TextFieldView field={field} language={language} showsAll={showsAll} />;
    case 'paragraph':
      return <ParagraphFieldView field={field} language={language} showsAll={showsAll} go={go} />;
  }
}

/** An optional value that is left out, and was not selected. */
function isEmpty(field: Field): boolean {
  return field.kind === 'value' && field.optional && field.value === undefined && !field.isTarget;
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
