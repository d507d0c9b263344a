/** POST /marks with `{ svg }`: the word mark without all that is no shape. */
export interface CleanMark {
  readonly svg: string;
}
