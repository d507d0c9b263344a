/** Shows another language, page or source in the editor; what is left out stays. */
export type Go = (to: {
  readonly language?: string;
  readonly path?: string;
  readonly source?: string | null;
}) => void;
