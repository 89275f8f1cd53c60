/** «Оптика „Утренний свет“»: nested quotes use the other style. */
export const quoted = (name: string): string =>
  `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
