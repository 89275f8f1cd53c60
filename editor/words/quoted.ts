/** «Оптика „Утренний свет“»: quotes inside of others differ from them. */
export const quoted = (name: string): string =>
  `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
