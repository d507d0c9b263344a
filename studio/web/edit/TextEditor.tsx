import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown as markdownLanguage } from '@codemirror/lang-markdown';
import { Compartment, type Extension, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useInterfaceTexts } from '../interface-texts.ts';
import { styleNonce } from '../style-nonce.ts';
import { Soft } from '../ui/layout.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';
import { factChips } from './fact-chips.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { tidyText } from './tidy-text.ts';

const Frame = styled.div({
  border: `1.5px solid color-mix(in srgb, ${colour('ink-soft')} 75%, ${colour('ground')})`,
  borderRadius: radius.control,
  background: colour('surface'),
  '&:focus-within': { outline: `3px solid ${colour('ice')}` },
  '& .cm-editor': { outline: 'none' },
  '& .cm-content': { padding: space[3], font: 'inherit', caretColor: colour('ink') },
  '& .cm-line': { padding: 0 },
  '& .cm-scroller': { font: 'inherit', lineHeight: 1.5 },
  '& .cm-cursor': { borderColor: colour('ink') },
  '& .fact': {
    padding: `0 ${space[2]}`,
    borderRadius: radius.card,
    background: colour('line'),
    fontSize: size.small,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
});

interface TextEditorProps {
  /** Of the text. */
  readonly language: string;
  /** The id of its label. */
  readonly labelledBy: string;
  readonly value: string;
  /** Readings of facts by name; facts are shown as chips that are kept or removed whole. */
  readonly facts: Readonly<Record<string, string>>;
  readonly markdown: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** A multi-line text in which facts cannot be broken. */
export function TextEditor(props: TextEditorProps) {
  const { language, labelledBy, value, facts, markdown, onChange, onLeave } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // Typed text that is not in `value` yet: an older value must not replace it.
  const typedText = useRef<string | null>(null);
  const [chips] = useState(() => new Compartment());
  const texts = useInterfaceTexts();
  const [tidiedCount, setTidiedCount] = useState(0);
  const readings = JSON.stringify(facts);
  const latestProps = useRef({ onChange, onLeave, readings });
  latestProps.current = { onChange, onLeave, readings };

  useEffect(() => {
    if (!container.current) return;
    let pastedHtml = '';
    let pastedCount = 0;
    const extensions: Extension[] = [
      EditorView.cspNonce.of(styleNonce),
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      chips.of(factChips(JSON.parse(latestProps.current.readings))),
      EditorView.contentAttributes.of({
        lang: language,
        spellcheck: 'true',
        autocorrect: 'on',
        'aria-labelledby': labelledBy,
        'aria-multiline': 'true',
      }),
      EditorView.domEventHandlers({
        paste({ clipboardData }) {
          pastedHtml = (markdown && clipboardData?.getData('text/html')) || '';
        },
      }),
      EditorView.clipboardInputFilter.of((plainText, { doc, selection: { main } }) => {
        const plainTarget = doc.lines > 1 ? 'lines' : 'line';
        const pasted = htmlToMarkdown(pastedHtml) || plainText;
        const { text, count } = tidyText(pasted, markdown ? 'markdown' : plainTarget);
        pastedCount = count;
        const isInLine = doc.lineAt(main.from).from < main.from;
        const isBlock = pastedHtml && /^(?:#+|-|\d+\.) |\n/.test(text);
        pastedHtml = '';
        return isInLine && isBlock ? `\n\n${text}` : text;
      }),
      EditorView.updateListener.of((update) => {
        const isFromOutside = update.transactions.some((each) => each.annotation(Transaction.remote));
        if (update.docChanged && !isFromOutside) {
          typedText.current = update.state.doc.toString();
          setTidiedCount(pastedCount);
          pastedCount = 0;
          latestProps.current.onChange(typedText.current);
        }
        if (update.focusChanged && !update.view.hasFocus) latestProps.current.onLeave();
      }),
      // Tab leaves the field, as in any form.
      Prec.highest(keymap.of([{ key: 'Tab', run: () => false }])),
    ];
    const editor = new EditorView({
      doc: '',
      extensions: markdown ? [...extensions, markdownLanguage()] : extensions,
      parent: container.current,
    });
    view.current = editor;
    typedText.current = null;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [chips, language, labelledBy, markdown]);

  // Only the chips are new; the editor keeps its cursor and undo history.
  useEffect(() => {
    view.current?.dispatch({ effects: chips.reconfigure(factChips(JSON.parse(readings))) });
  }, [chips, readings]);

  useEffect(() => {
    const editor = view.current;
    if (typedText.current === value) typedText.current = null;
    if (!editor || typedText.current !== null || editor.state.doc.toString() === value) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
    });
  });

  return (
    <>
      <Frame ref={container} />
      {tidiedCount > 0 && <Soft role="status">{texts('edit.tidied', { count: tidiedCount })}</Soft>}
    </>
  );
}
