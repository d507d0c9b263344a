import styled from '@emotion/styled';
import { useId } from 'react';
import type { ProblemView } from '../../api/content-api.ts';
import type { NewText, NewTextGroup, NewTexts } from '../../api/pages-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { Fieldset, TextArea } from '../ui/controls.tsx';
import { Card, Soft, Stack } from '../ui/layout.tsx';
import { from, size, space } from '../ui/tokens.ts';
import { useStoredState } from '../use-stored-state.ts';

const Languages = styled(Stack)({
  gap: space[2],
  '& textarea': { fieldSizing: 'content', resize: 'vertical' },
  '& label': { display: 'grid', alignContent: 'start', gap: space[1], fontSize: size.small },
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const Slot = styled(Fieldset)({ '& + &': { marginBlockStart: space[3] } });

interface NewTextsOptions {
  /** Name under which the form is kept. */
  readonly form: string;
  readonly groups: readonly NewTextGroup[];
  /** Initial value of a text that has none. */
  readonly getSuggestion: (key: string, language: string) => string;
  /** The part of a key that stays when the item is renamed. */
  readonly getSlotKey?: (key: string) => string;
}

/** The form for the texts of a new item, languages side by side, and its values. */
export function useNewTexts({ form, groups, getSuggestion, getSlotKey = (key) => key }: NewTextsOptions) {
  const { languages } = useLoadedWorkplace().outline;
  const [typedTexts, setTypedTexts] = useStoredState<NewTexts>(form, 'texts', {});
  /** The typed, else the existing, else the suggested text. */
  const getText = ({ key, texts }: NewText, code: string) =>
    typedTexts[getSlotKey(key)]?.[code] ?? texts[code] ?? getSuggestion(key, code);
  const type = (slot: string, code: string, text: string) =>
    setTypedTexts((before) => ({ ...before, [slot]: { ...before[slot], [code]: text } }));
  return {
    getTexts: (): NewTexts => {
      const texts = groups.flatMap((group) => group.texts);
      return Object.fromEntries(
        texts.map((text) => [
          text.key,
          Object.fromEntries(languages.map(({ code }) => [code, getText(text, code)])),
        ]),
      );
    },
    fields: groups.map((group) => (
      <Card key={getSlotKey(group.texts[0]?.key ?? '')}>
        {group.label && <h3>{group.label}</h3>}
        {group.texts.map((text) => (
          <OneText
            key={getSlotKey(text.key)}
            text={text}
            getValue={(code) => getText(text, code)}
            type={(code, words) => type(getSlotKey(text.key), code, words)}
          />
        ))}
      </Card>
    )),
  };
}

/** Problems to fix before an item can be added. */
export function AdditionProblems({ problems }: { readonly problems: readonly ProblemView[] }) {
  return problems.map(({ message, place }) => (
    <p key={message}>
      {place}: <strong>{message}</strong>
    </p>
  ));
}

interface OneTextProps {
  readonly text: NewText;
  readonly getValue: (code: string) => string;
  readonly type: (language: string, words: string) => void;
}

function OneText({ text, getValue, type }: OneTextProps) {
  const texts = useInterfaceTexts();
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
            <TextArea
              aria-label={name}
              lang={code}
              value={getValue(code)}
              onChange={({ target }) => type(code, target.value)}
            />
          </label>
        ))}
      </Languages>
    </Slot>
  );
}
