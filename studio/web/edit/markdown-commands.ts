import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { listMarkedParts, type MarkedPart } from './markdown-marks.ts';

/** Marks of emphasis. */
export const EMPHASES = { StrongEmphasis: '**', Emphasis: '*' } as const;
export type EmphasisName = keyof typeof EMPHASES;

/** Start of a line that is a heading or a list item. */
const LINE_MARK = /^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+/;
const LIST_MARK = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

const setPending = StateEffect.define<EmphasisName | null>();

/** Emphasis of the next typed letters, chosen where there is no word. */
const pendingEmphasis = StateField.define<EmphasisName | null>({
  create: () => null,
  update(value, { effects, docChanged, selection }) {
    const effect = effects.find((each) => each.is(setPending));
    if (effect) return effect.value;
    return docChanged || selection ? null : value;
  },
});

/** Lets emphasis be chosen before the first letter. */
export const emphasisAhead = [
  pendingEmphasis,
  EditorView.inputHandler.of((view, from, to, text) => {
    const name = view.state.field(pendingEmphasis);
    if (!name || text.trim() === '') return false;
    const sign = EMPHASES[name];
    view.dispatch({
      changes: { from, to, insert: sign + text + sign },
      selection: { anchor: from + sign.length + text.length },
      userEvent: 'input.type',
    });
    return true;
  }),
];

/** The emphasis, code or link around the selection; undefined if it is not in one. */
export function findPart(state: EditorState, name: MarkedPart['name']): MarkedPart | undefined {
  const { from, to } = state.selection.main;
  return listMarkedParts(state, from, to).findLast(
    (part) => part.name === name && part.from <= from && part.to >= to,
  );
}

export function hasEmphasis(state: EditorState, name: EmphasisName): boolean {
  return state.field(pendingEmphasis, false) === name || findPart(state, name) !== undefined;
}

/** Sets or removes emphasis of the selected words, or of the word at the cursor. */
export function toggleEmphasis(view: EditorView, name: EmphasisName): boolean {
  const { state } = view;
  const { main } = state.selection;
  const around = findPart(state, name);
  if (around) {
    const { from, wordsFrom, wordsTo, to } = around;
    const marks = [
      { from, to: wordsFrom },
      { from: wordsTo, to },
    ];
    view.dispatch({ changes: marks, userEvent: 'format' });
    return true;
  }
  const word = main.empty ? state.wordAt(main.head) : main;
  if (!word) {
    const isPending = state.field(pendingEmphasis) === name;
    view.dispatch({ effects: setPending.of(isPending ? null : name) });
    return true;
  }
  const sign = EMPHASES[name];
  const changes = listLines(state, word).flatMap(({ from, text }) => {
    const start = from + Math.max(LINE_MARK.exec(text)?.[0].length ?? 0, word.from - from);
    const end = Math.min(from + text.length, word.to);
    const inner = listMarkedParts(state, start, end).filter((part) => part.name === name);
    // Emphasis that overlaps becomes part of the new one.
    const first = Math.min(start, ...inner.map((part) => part.from));
    const last = Math.max(end, ...inner.map((part) => part.to));
    const words = state.sliceDoc(first, last);
    const [space = ''] = /^\s*/.exec(words) ?? [];
    const marks = inner.flatMap((part) => [
      { from: part.from, to: part.wordsFrom },
      { from: part.wordsTo, to: part.to },
    ]);
    return words.trim() === ''
      ? []
      : [
          { from: first + space.length, insert: sign },
          ...marks,
          { from: first + words.trimEnd().length, insert: sign },
        ];
  });
  view.dispatch({ changes, userEvent: 'format' });
  return true;
}

export type LineKind = 'bullets' | 'numbers' | 'heading' | 'subheading';

const KIND_MARKS: Readonly<Record<LineKind, RegExp>> = {
  bullets: /^[ \t]*[-*+][ \t]+/,
  numbers: /^[ \t]*\d{1,9}[.)][ \t]+/,
  heading: /^##[ \t]+/,
  subheading: /^###[ \t]+/,
};

/** Returns true if all selected lines are of a kind. */
export function hasLineKind(state: EditorState, kind: LineKind): boolean {
  const lines = listLines(state, state.selection.main);
  return lines.every(({ text }) => KIND_MARKS[kind].test(text));
}

/** Makes the selected lines list items or headings, or plain lines again; lists have blank lines around them. */
export function toggleLineKind(view: EditorView, kind: LineKind): boolean {
  const { state } = view;
  const lines = listLines(state, state.selection.main);
  const isRemoval = hasLineKind(state, kind);
  const changes = lines.map(({ from, text }, index) => {
    const [mark = ''] = LINE_MARK.exec(text) ?? [];
    const newMark = { bullets: '- ', numbers: `${index + 1}. `, heading: '## ', subheading: '### ' }[kind];
    return { from, to: from + mark.length, insert: isRemoval ? '' : newMark };
  });
  const [first, last] = [lines[0], lines.at(-1)];
  const isList = kind === 'bullets' || kind === 'numbers';
  /** A neighboring line that would become part of the list or heading, or the other way round. */
  const needsBlank = (number: number) => {
    if (number < 1 || number > state.doc.lines) return false;
    const { text } = state.doc.line(number);
    return text.trim() !== '' && LIST_MARK.test(text) !== (isList && !isRemoval);
  };
  if (first && needsBlank(first.number - 1))
    changes.unshift({ from: first.from, to: first.from, insert: '\n' });
  if (last && needsBlank(last.number + 1)) changes.push({ from: last.to, to: last.to, insert: '\n' });
  const { main } = state.selection;
  const set = state.changes(changes);
  const selection = { anchor: set.mapPos(main.anchor, 1), head: set.mapPos(main.head, 1) };
  view.dispatch({ changes: set, selection, userEvent: 'format' });
  return true;
}

/** Removes the mark of a list item or heading if the cursor is at the start of its words. */
export function removeLineMark(view: EditorView): boolean {
  const { state } = view;
  const { main } = state.selection;
  const { from, text } = state.doc.lineAt(main.head);
  const [mark = ''] = LINE_MARK.exec(text) ?? [];
  if (!main.empty || mark === '' || main.head !== from + mark.length) return false;
  view.dispatch({ changes: { from, to: main.head }, userEvent: 'delete.backward' });
  return true;
}

/** Links the selected words, the word at the cursor or the title of the target; changes the address of a link. */
export function insertLink(view: EditorView, address: string, title: string): void {
  const { state } = view;
  const link = findPart(state, 'Link');
  const { main } = state.selection;
  const range = main.empty ? (state.wordAt(main.head) ?? main) : main;
  const words = link
    ? state.sliceDoc(link.wordsFrom, link.wordsTo)
    : state.sliceDoc(range.from, range.to).replace(/\s*\n\s*/g, ' ') || title;
  const { from, to } = link ?? range;
  const insert = `[${words}](${address})`;
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input',
  });
}

/** Leaves the words of a link. */
export function removeLink(view: EditorView): void {
  const link = findPart(view.state, 'Link');
  if (!link) return;
  const { from, wordsFrom, wordsTo, to } = link;
  const changes = [
    { from, to: wordsFrom },
    { from: wordsTo, to },
  ];
  view.dispatch({ changes, userEvent: 'format' });
}

function listLines({ doc }: EditorState, { from, to }: { readonly from: number; readonly to: number }) {
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
  const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
  return lines.length === 1 ? lines : lines.filter(({ text }) => text.trim() !== '');
}
