import styled from '@emotion/styled';
import { useId } from 'react';
import { from, size, space } from '../../../app/theme/scale.ts';
import type { NewText, NewTextGroup } from '../../api-pages.ts';
import { Card, Control, Soft } from '../parts.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';

/** By slot, which stays the same when the thing gets another name, and language. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>;

const Languages = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '& textarea': { fieldSizing: 'content', resize: 'vertical' },
  '& label': { display: 'grid', alignContent: 'start', gap: space[1], fontSize: size.small },
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const Slot = styled.fieldset({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  padding: 0,
  border: 0,
  '& + &': { marginBlockStart: space[3] },
  '& > legend': { padding: 0, fontWeight: 600 },
});

interface NewTextsFormProps {
  readonly groups: readonly NewTextGroup[];
  readonly typed: Typed;
  /** What a text begins with, besides what it has already. */
  readonly suggested: (key: string, language: string) => string;
  readonly slotOf: (key: string) => string;
  readonly type: (slot: string, language: string, text: string) => void;
}

/** The texts of something new, languages side by side. */
export function NewTextsForm({ groups, typed, suggested, slotOf, type }: NewTextsFormProps) {
  return groups.map((group) => (
    <Card key={slotOf(group.texts[0]?.key ?? '')}>
      {group.label && <h3>{group.label}</h3>}
      {group.texts.map((text) => (
        <OneText
          key={slotOf(text.key)}
          text={text}
          values={(code) => wordsOf(text, typed[slotOf(text.key)], code, suggested)}
          type={(language, words) => type(slotOf(text.key), language, words)}
        />
      ))}
    </Card>
  ));
}

/** What a field shows: what was typed, else what is there, else what is suggested. */
export function wordsOf(
  { key, texts }: NewText,
  typed: Typed[string] | undefined,
  code: string,
  suggested: (key: string, language: string) => string,
): string {
  return typed?.[code] ?? texts[code] ?? suggested(key, code);
}

interface OneTextProps {
  readonly text: NewText;
  readonly values: (code: string) => string;
  readonly type: (language: string, words: string) => void;
}

function OneText({ text, values, type }: OneTextProps) {
  const texts = useTexts();
  const { outline } = useLoadedWorkplace();
  const help = useId();
  return (
    <Slot aria-describedby={text.isOptional ? help : undefined}>
      <legend>{text.label}</legend>
      {text.isOptional && <Soft id={help}>{texts('pages.new.optional')}</Soft>}
      <Languages>
        {outline.languages.map(({ code, name }) => (
          <label key={code}>
            {name}
            <Control
              as="textarea"
              aria-label={name}
              lang={code}
              value={values(code)}
              onChange={({ target }) => type(code, target.value)}
            />
          </label>
        ))}
      </Languages>
    </Slot>
  );
}
