declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** OpenType features that stay, each by its tag; left out, all stay. */
    readonly keepFeatures?: readonly string[];
    /** Names of tables that are removed. */
    readonly dropTables?: readonly string[];
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  }
  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    letters: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
