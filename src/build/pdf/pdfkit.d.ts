/** What pdfkit takes and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** The link that screen readers are told of. */
    structParent?: PDFKit.PDFStructureElement;
  }
  interface StructureElementOptions {
    /** Of a table's heading. */
    scope?: 'Column';
  }
}
declare namespace PDFKit {
  interface PDFOutline {
    addItem(title: string, options?: { top?: number; left?: number }): PDFOutline;
  }
}
