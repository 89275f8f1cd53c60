declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  };
  /** Cuts a font down to the glyphs of a text. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
