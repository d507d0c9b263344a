import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { insertNewlineContinueMarkupCommand, markdown as markdownLanguage } from '@codemirror/lang-markdown';
import { Compartment, type EditorState, type Extension, Prec, Transaction } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap } from '@codemirror/view';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useInterfaceTexts } from '../interface-texts.ts';
import { styleNonce } from '../style-nonce.ts';
import { Soft } from '../ui/layout.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';
import { factChips, findFact } from './fact-chips.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { emphasisAhead, removeLineMark, toggleEmphasis, toggleLineKind } from './markdown-commands.ts';
import { markdownMarks, skipMarks } from './markdown-marks.ts';
import { FactMenu, FactOffers, LinkPicker, ValuePicker } from './TextInserts.tsx';
import { TextTools } from './TextTools.tsx';
import { tidyText } from './tidy-text.ts';
import { useFacts } from './use-facts.ts';

const Frame = styled.div({
  position: 'relative',
  border: `1.5px solid color-mix(in srgb, ${colour('ink-soft')} 75%, ${colour('ground')})`,
  borderRadius: radius.control,
  background: colour('surface'),
  '&:focus-within': { outline: `3px solid ${colour('ice')}` },
  '& .cm-editor': { outline: 'none' },
  '& .cm-content': { padding: space[3], font: 'inherit', caretColor: colour('ink') },
  '& .cm-line': { padding: 0 },
  '& .cm-scroller': { font: 'inherit', lineHeight: 1.5 },
  '& .cm-cursor': { borderColor: colour('ink') },
  '& .bold': { fontWeight: 700 },
  '& .italic': { fontStyle: 'italic' },
  '& .code': { fontFamily: 'monospace' },
  '& .link': { color: colour('ice'), textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& .heading': { fontWeight: 700 },
  '& .fact': {
    cursor: 'pointer',
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

/** A choice that is open below the text. */
type OpenChoice = 'link' | 'value' | null;

/** A multi-line text in which facts cannot be broken, and Markdown looks like what it means. */
export function TextEditor(props: TextEditorProps) {
  const { language, labelledBy, value, facts, markdown, onChange, onLeave } = props;
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [choice, setChoice] = useState<OpenChoice>(null);
  const [isUsed, setIsUsed] = useState(false);
  /** Its figures are not offered as facts. */
  const [firstText, setFirstText] = useState<string | null>(null);
  // Typed text that is not in `value` yet: an older value must not replace it.
  const typedText = useRef<string | null>(null);
  const [chips] = useState(() => new Compartment());
  const texts = useInterfaceTexts();
  const [tidiedCount, setTidiedCount] = useState(0);
  const allFacts = useFacts(isUsed);
  const loadedReadings = allFacts.map(({ name, readings }) => [name, readings[language] ?? name]);
  const readings = JSON.stringify({ ...Object.fromEntries(loadedReadings), ...facts });
  const latestProps = useRef({ onChange, onLeave, readings });
  latestProps.current = { onChange, onLeave, readings };

  useEffect(() => {
    if (!container.current) return;
    const paste = pasteTidied(markdown, setTidiedCount);
    const editor = new EditorView({
      doc: '',
      extensions: [
        EditorView.cspNonce.of(styleNonce),
        history(),
        Prec.high(keymap.of([{ key: '/', run: openValues }, ...(markdown ? MARKDOWN_KEYS : [])])),
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
        paste.extension,
        markdown ? [markdownLanguage({ addKeymap: false }), markdownMarks(), emphasisAhead] : [],
        EditorView.updateListener.of((update) => {
          const isFromOutside = update.transactions.some((each) => each.annotation(Transaction.remote));
          setState(update.state);
          if (update.docChanged && !isFromOutside) {
            typedText.current = update.state.doc.toString();
            paste.report();
            latestProps.current.onChange(typedText.current);
          }
          if (update.focusChanged && !update.view.hasFocus) latestProps.current.onLeave();
        }),
        // Tab leaves the field, as in any form.
        Prec.highest(
          keymap.of([
            { key: 'Tab', run: () => false },
            { key: 'Mod-Shift-k', run: () => markdown && open('link') },
          ]),
        ),
      ],
      parent: container.current,
    });

    function open(name: OpenChoice) {
      setChoice(name);
      return true;
    }

    /** A slash after a space opens the values; it is typed nevertheless. */
    function openValues({ state: { doc, selection } }: EditorView) {
      const { from } = selection.main;
      if (from === 0 || /\s/.test(doc.sliceString(from - 1, from))) setTimeout(() => setChoice('value'));
      return false;
    }

    setView(editor);
    setState(editor.state);
    typedText.current = null;
    return () => editor.destroy();
  }, [chips, language, labelledBy, markdown]);

  // Only the chips are new; the editor keeps its cursor and undo history.
  useEffect(() => {
    view?.dispatch({ effects: chips.reconfigure(factChips(JSON.parse(readings))) });
  }, [view, chips, readings]);

  useEffect(() => {
    if (typedText.current === value) typedText.current = null;
    if (!view || typedText.current !== null || view.state.doc.toString() === value) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: value },
      annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
    });
  });

  function close() {
    setChoice(null);
    view?.focus();
  }

  const fact = state && isUsed ? findFact(state) : undefined;
  return (
    <>
      <Frame
        onFocus={() => {
          setIsUsed(true);
          setFirstText((text) => text ?? value);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setIsUsed(false);
          setChoice(null);
        }}
      >
        {view && state && (
          <TextTools
            view={view}
            state={state}
            markdown={markdown}
            onInsertLink={() => setChoice('link')}
            onInsertValue={() => setChoice('value')}
          />
        )}
        <div ref={container} />
        {view && choice === 'link' && <LinkPicker view={view} language={language} close={close} />}
        {view && choice === 'value' && (
          <ValuePicker view={view} facts={allFacts} language={language} close={close} />
        )}
        {view && fact && choice === null && (
          <FactMenu view={view} range={fact} facts={allFacts} reading={JSON.parse(readings)[fact.name]} />
        )}
        {view && firstText !== null && !fact && choice === null && (
          <FactOffers view={view} firstText={firstText} facts={allFacts} language={language} />
        )}
      </Frame>
      {tidiedCount > 0 && <Soft role="status">{texts('edit.tidied', { count: tidiedCount })}</Soft>}
    </>
  );
}

const MARKDOWN_KEYS: readonly KeyBinding[] = [
  { key: 'Mod-b', run: (view) => toggleEmphasis(view, 'StrongEmphasis') },
  { key: 'Mod-i', run: (view) => toggleEmphasis(view, 'Emphasis') },
  { key: 'Mod-Shift-8', run: (view) => toggleLineKind(view, 'bullets') },
  { key: 'Mod-Shift-7', run: (view) => toggleLineKind(view, 'numbers') },
  { key: 'Enter', run: insertNewlineContinueMarkupCommand({ nonTightLists: false }) },
  { key: 'Backspace', run: (view) => removeLineMark(view) || skipMarks(view, true) },
  { key: 'Delete', run: (view) => skipMarks(view, false) },
];

/** Pasted text is tidied, and HTML becomes Markdown where that is allowed. @param onTidied takes the number of characters */
function pasteTidied(markdown: boolean, onTidied: (count: number) => void) {
  let pastedHtml = '';
  let pastedCount = 0;
  const extension: Extension = [
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
  ];
  return {
    extension,
    /** Call it after each change. */
    report() {
      onTidied(pastedCount);
      pastedCount = 0;
    },
  };
}
