/** Shows another language, page or source in the editor; omitted values stay. */
export type Go = (to: {
  readonly language?: string;
  readonly path?: string;
  readonly source?: string | null;
}) => void;
