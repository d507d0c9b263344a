import type { EditorState, Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';

/** `{{price.hourly}}`; i18next placeholders have the same form. */
const FACT = /\{\{\s*([^{}]+?)\s*\}\}/g;

class Chip extends WidgetType {
  readonly #name: string;
  readonly #reading: string;

  constructor(name: string, reading: string) {
    super();
    this.#name = name;
    this.#reading = reading;
  }

  override eq(other: Chip): boolean {
    return other.#name === this.#name && other.#reading === this.#reading;
  }

  /** A click puts the cursor next to it, which opens its menu. */
  override ignoreEvent(): boolean {
    return false;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'fact';
    chip.textContent = this.#reading;
    return chip;
  }
}

/** A fact in a text. */
export interface FactRange {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Lists the facts of a text, without the placeholders of numbers. */
export function listFactRanges(text: string): readonly FactRange[] {
  return [...text.matchAll(FACT)].flatMap(({ 0: { length }, 1: name = '', index }) =>
    name.includes('.') ? [{ name, from: index, to: index + length }] : [],
  );
}

/** The fact next to the cursor; undefined if there is none. */
export function findFact({ doc, selection: { main } }: EditorState): FactRange | undefined {
  if (!main.empty) return undefined;
  return listFactRanges(doc.toString()).find(({ from, to }) => main.head === from || main.head === to);
}

/**
 * Shows facts in a text as visitors read them. The cursor jumps over a chip, and a key removes it whole.
 * @param readings by the fact's name
 */
export function factChips(readings: Readonly<Record<string, string>>): Extension {
  const matcher = new MatchDecorator({
    regexp: FACT,
    decoration: ([, name = '']) => Decoration.replace({ widget: new Chip(name, readings[name] ?? name) }),
  });
  return ViewPlugin.fromClass(
    class {
      chips: DecorationSet;

      constructor(view: EditorView) {
        this.chips = matcher.createDeco(view);
      }

      update(update: ViewUpdate) {
        this.chips = matcher.updateDeco(update, this.chips);
      }
    },
    {
      decorations: ({ chips }) => chips,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.chips ?? Decoration.none),
    },
  );
}
