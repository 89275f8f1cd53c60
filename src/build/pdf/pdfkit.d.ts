/** Features that pdfkit supports and its types lack. */
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** The link in the structure for screen readers. */
    structParent?: PDFKit.PDFStructureElement;
  }
  interface StructureElementOptions {
    /** For a table heading. */
    scope?: 'Column';
    /** The box of a figure: left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }
}
declare namespace PDFKit {
  interface PDFOutline {
    addItem(title: string, options?: { top?: number; left?: number }): PDFOutline;
  }
}
