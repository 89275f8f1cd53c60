declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  };
  /** Reduces a font to the glyphs of a text. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
