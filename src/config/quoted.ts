/** «Оптика „Взгляд“»: nested quotation marks have their own form. */
export const nestedQuotes = (text: string): string =>
  text.replaceAll('«', '„').replaceAll('»', '“');

/** A title in quotation marks. */
export const quoted = (title: string): string => `«${nestedQuotes(title)}»`;
