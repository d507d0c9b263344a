declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(font: Buffer, letters: string, options?: SubsetOptions): Promise<Buffer>;
}
