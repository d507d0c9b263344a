/** A bracket that has not been closed yet. */
export interface OpenBracket {
  readonly offset: number;
  readonly bracket: '{' | '[';
}

/** Counts how deep things lie, by brackets and by columns, while words come in one after the other. */
export class BracketWatch {
  readonly #open: OpenBracket[] = [];
  readonly #unclosed: OpenBracket[] = [];
  readonly #columns: number[] = [];
  #strays = 0;

  /** How many brackets closed nothing. */
  get strays(): number {
    return this.#strays;
  }

  /** How many things lie around the last word; a value beside its key counts as one more. */
  get depth(): number {
    return this.#columns.length + this.#open.length;
  }

  /**
   * Takes the next word in.
   * @param type what the lexer calls it
   * @param offset where it starts in the text
   * @param column where it starts in its line
   */
  see(type: string | null, offset: number, column: number): void {
    switch (type) {
      case 'flow-map-start':
        this.#open.push({ offset, bracket: '{' });
        break;
      case 'flow-seq-start':
        this.#open.push({ offset, bracket: '[' });
        break;
      case 'flow-map-end':
        this.#close('{');
        break;
      case 'flow-seq-end':
        this.#close('[');
        break;
      case 'flow-error-end':
        this.#unclosed.push(...this.#open.splice(0));
        break;
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
      case 'seq-item-ind':
      case 'explicit-key-ind':
        if (this.#open.length === 0) this.#enter(column);
        break;
      default:
    }
  }

  /** All brackets that were never closed. */
  finish(): readonly OpenBracket[] {
    return [...this.#unclosed, ...this.#open];
  }

  /** A bracket closes the last one of its own sort; those within it were never closed. */
  #close(bracket: OpenBracket['bracket']): void {
    const place = this.#open.findLastIndex((open) => open.bracket === bracket);
    if (place < 0) {
      if (!this.#open.pop()) this.#strays++;
      return;
    }
    this.#unclosed.push(...this.#open.splice(place).slice(1));
  }

  #enter(column: number): void {
    while ((this.#columns.at(-1) ?? -1) > column) this.#columns.pop();
    if ((this.#columns.at(-1) ?? -1) < column) this.#columns.push(column);
  }
}
