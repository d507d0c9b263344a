import { syntaxTree } from '@codemirror/language';
import { EditorState, type Extension, type Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolve']>;

/** A part of a text in markup: the marks on both sides, which are hidden, and the words between them. */
export interface MarkedPart {
  readonly name: 'StrongEmphasis' | 'Emphasis' | 'InlineCode' | 'Link';
  readonly from: number;
  readonly to: number;
  readonly wordsFrom: number;
  readonly wordsTo: number;
}

/** The look of each part, and the marks around it in the syntax tree. */
const PARTS: Readonly<Record<MarkedPart['name'], { readonly look: string; readonly mark: string }>> = {
  StrongEmphasis: { look: 'bold', mark: 'EmphasisMark' },
  Emphasis: { look: 'italic', mark: 'EmphasisMark' },
  InlineCode: { look: 'code', mark: 'CodeMark' },
  Link: { look: 'link', mark: 'LinkMark' },
};

/** Lists the parts in markup that overlap or touch a range, outermost first. */
export function listMarkedParts(state: EditorState, from: number, to: number): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  syntaxTree(state).iterate({
    from,
    to,
    enter: ({ node }) => {
      const part = readPart(node);
      if (part) parts.push(part);
    },
  });
  return parts;
}

function readPart(node: SyntaxNode): MarkedPart | null {
  const { name, from, to } = node;
  if (!isPartName(name)) return null;
  const [open, close] = node.getChildren(PARTS[name].mark);
  // A reference link, `[text][id]`, is shown as it is written.
  if (!open || !close || (name === 'Link' && !node.getChild('URL'))) return null;
  return { name, from, to, wordsFrom: open.to, wordsTo: close.from };
}

function isPartName(name: string): name is MarkedPart['name'] {
  return Object.hasOwn(PARTS, name);
}

/** Address of a link. */
export function getAddress(state: EditorState, link: MarkedPart): string {
  return /^\]\(\s*(\S*?)\s*(?:\s".*)?\)$/s.exec(state.sliceDoc(link.wordsTo, link.to))?.[1] ?? '';
}

class Bullet extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const bullet = document.createElement('span');
    bullet.textContent = '• ';
    return bullet;
  }
}

const hidden = Decoration.replace({});
const bullet = Decoration.replace({ widget: new Bullet() });

function createDecorations({ state, visibleRanges }: EditorView): Record<'marks' | 'looks', DecorationSet> {
  const marks: Range<Decoration>[] = [];
  const looks: Range<Decoration>[] = [];
  const hide = (from: number, to: number) => {
    if (from < to) marks.push(hidden.range(from, to));
  };
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end, node }) => {
        const part = readPart(node);
        if (part && part.wordsFrom < part.wordsTo) {
          hide(part.from, part.wordsFrom);
          hide(part.wordsTo, part.to);
          looks.push(Decoration.mark({ class: PARTS[part.name].look }).range(part.wordsFrom, part.wordsTo));
        }
        if (/^ATXHeading/.test(name))
          looks.push(Decoration.line({ class: 'heading' }).range(state.doc.lineAt(start).from));
        const isHeading = name === 'HeaderMark' && node.parent?.firstChild?.from === start;
        const isBullet = name === 'ListMark' && node.parent?.parent?.name === 'BulletList';
        if ((isHeading || isBullet) && state.sliceDoc(end, end + 1) === ' ')
          marks.push((isBullet ? bullet : hidden).range(start, end + 1));
      },
    });
  return { marks: Decoration.set(marks, true), looks: Decoration.set(looks, true) };
}

/** Shows Markdown as what it means: marks are hidden, and come and go in pairs. */
export function markdownMarks(): Extension {
  const plugin = ViewPlugin.fromClass(
    class {
      sets: ReturnType<typeof createDecorations>;

      constructor(view: EditorView) {
        this.sets = createDecorations(view);
      }

      update({ view, docChanged, viewportChanged, state, startState }: ViewUpdate) {
        if (docChanged || viewportChanged || syntaxTree(state) !== syntaxTree(startState))
          this.sets = createDecorations(view);
      }
    },
    {
      provide: (own) => [
        EditorView.decorations.of((view) => view.plugin(own)?.sets.marks ?? Decoration.none),
        EditorView.decorations.of((view) => view.plugin(own)?.sets.looks ?? Decoration.none),
        EditorView.atomicRanges.of((view) => view.plugin(own)?.sets.marks ?? Decoration.none),
      ],
    },
  );
  return [plugin, pairedMarks];
}

/** Removes the second mark of a pair with the first one, and both with the last word between them. */
const pairedMarks = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || !['delete', 'input'].some((event) => transaction.isUserEvent(event)))
    return transaction;
  const changes: { from: number; to: number }[] = [];
  transaction.changes.iterChanges((from, to, _start, _end, inserted) => {
    if (from === to) return;
    const isDeleted = (start: number, end: number) => start < to && from < end;
    for (const part of listMarkedParts(transaction.startState, from, to)) {
      const open = { from: part.from, to: part.wordsFrom };
      const close = { from: part.wordsTo, to: part.to };
      const [hasOpen, hasClose] = [open, close].map((mark) => isDeleted(mark.from, mark.to));
      if (hasOpen !== hasClose) changes.push(hasOpen ? close : open);
      const isEmptied = from <= part.wordsFrom && to >= part.wordsTo && inserted.length === 0;
      if (isEmptied && !hasOpen && !hasClose) changes.push(open, close);
    }
  });
  return changes.length === 0 ? transaction : [transaction, { changes }];
});

/** The hidden mark next to the cursor, in the direction of a deletion; `null` if there is none. */
function findMarkBeside({ state }: EditorView, isBackward: boolean) {
  const { main } = state.selection;
  if (!main.empty) return null;
  for (const { from, wordsFrom, wordsTo, to } of listMarkedParts(state, main.head, main.head)) {
    for (const mark of [
      { from, to: wordsFrom },
      { from: wordsTo, to },
    ])
      if (main.head === (isBackward ? mark.to : mark.from)) return mark;
  }
  return null;
}

/** Moves the cursor over hidden marks, so that a key deletes the letter behind them. */
export function skipMarks(view: EditorView, isBackward: boolean): boolean {
  for (let mark = findMarkBeside(view, isBackward); mark; mark = findMarkBeside(view, isBackward))
    view.dispatch({ selection: { anchor: isBackward ? mark.from : mark.to } });
  return false;
}
