import styled from '@emotion/styled';
import { useState } from 'react';
import type { ParagraphField } from '../../api/content-api.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { attempt, useChange } from '../actions.ts';
import { CHANGES } from '../api-client.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { PlainButton } from '../ui/buttons.tsx';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Row } from '../ui/layout.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';
import { saveTyped } from '../unsent.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { Go } from './go.ts';
import { LanguageText } from './LanguageText.tsx';
import { useSave } from './use-save.ts';

const Lines = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: size.small,
  '& button': {
    overflow: 'hidden',
    width: '100%',
    minHeight: '2.25rem',
    padding: `${space[1]} ${space[2]}`,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:hover': { background: colour('hover') },
  },
  '& [data-heading]': { fontWeight: 700 },
  '& em': { color: colour('warn'), fontStyle: 'normal' },
});

type Structure = keyof ParagraphField['changes'];

interface ParagraphFieldViewProps {
  readonly field: ParagraphField;
  readonly language: string;
  /** True for the text in all languages, that of the page first. */
  readonly showsAll: boolean;
  readonly go: Go;
}

/** A passage of a document, in the language of the page or in all, between those above and below, which are a line each. */
export function ParagraphFieldView({ field, language, showsAll, go }: ParagraphFieldViewProps) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const saving = useSave();
  const { change, isBusy, failure } = useChange();
  const [readFailure, setReadFailure] = useState<ApiFailure | null>(null);
  const languages = outline.languages
    .filter(({ code }) => showsAll || code === language)
    .sort((one, other) => Number(other.code === language) - Number(one.code === language));
  const { passages, document } = field;
  const position = passages.findIndex(({ isCurrent }) => isCurrent);
  const sourceOf = (index: number) => {
    const sources = passages[index]?.sources ?? {};
    return sources[language] ?? Object.values(sources)[0] ?? null;
  };

  /** Changes the order of passages, after what was typed has been saved. */
  async function restructure(name: Structure) {
    saveTyped();
    await saving.whenSaved();
    const source = sourceOf(position);
    if (source === null) return;
    const outcome = await attempt('GET /fields', { query: { source, quick: '1' } });
    setReadFailure(outcome.kind === 'failed' ? outcome.failure : null);
    const fresh = outcome.kind === 'done' ? outcome.result.fields[0] : undefined;
    if (fresh?.kind !== 'paragraph' || fresh.changes[name].edits.length === 0) return;
    await change(CHANGES, { body: { edits: fresh.changes[name].edits } });
    go({ source: fresh.changes[name].target });
  }

  const renderLines = (from: number, to: number) => (
    <Lines aria-label={texts(to <= position ? 'edit.passage.above' : 'edit.passage.below')}>
      {passages.slice(from, to).map(({ label, isHeading, sources }, index) => {
        const missing = outline.languages.filter(({ code }) => !(code in sources)).map(({ name }) => name);
        return (
          <li key={sourceOf(from + index)}>
            <button
              type="button"
              data-heading={isHeading ? '' : undefined}
              onClick={() => go({ source: sourceOf(from + index) })}
            >
              {label}
              {missing.length > 0 && (
                <em> {texts('edit.passage.missing', { languages: missing.join(', ') })}</em>
              )}
            </button>
          </li>
        );
      })}
    </Lines>
  );

  const shownFailure = failure ?? readFailure;
  return (
    <>
      {position > 0 && renderLines(0, position)}
      <FieldFrame field={field} saving={saving}>
        {languages.map(({ code, name }) => (
          <LanguageText
            key={code}
            code={code}
            name={name}
            saving={saving}
            savedText={field.texts[code] ?? null}
            facts={Object.fromEntries(
              Object.entries(field.facts).map(([fact, readings]) => [fact, readings[code] ?? fact]),
            )}
            placeholder={field.placeholder}
            note={field.texts[code] === null && <em>{texts('edit.passage.gap')}</em>}
            createEdit={(before, after) => ({
              ...{ kind: 'paragraph', language: code, document, before: before ?? '', after },
              index: field.indexes[code] ?? 0,
              ...(before === null && { place: { after: field.places[code] ?? null } }),
            })}
          />
        ))}
        <Row>
          <PlainButton disabled={isBusy} onClick={() => restructure('add')}>
            {texts('edit.passage.add')}
          </PlainButton>
          {(['up', 'down'] as const).map((name) => (
            <PlainButton
              key={name}
              disabled={isBusy || field.changes[name].edits.length === 0}
              onClick={() => restructure(name)}
            >
              {texts(`edit.passage.${name}`)}
            </PlainButton>
          ))}
          <ConfirmDialog
            button={texts('edit.passage.remove')}
            question={texts('edit.passage.removeQuestion')}
            confirm={texts('edit.passage.remove')}
            disabled={isBusy || passages.length < 2}
            onConfirm={() => restructure('remove')}
          />
        </Row>
        {shownFailure && <Failure failure={shownFailure} />}
      </FieldFrame>
      {position < passages.length - 1 && renderLines(position + 1, passages.length)}
    </>
  );
}
