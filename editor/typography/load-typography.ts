/** The rules are large, and loaded with the first press. */
export const loadTypesetting = async () =>
  (await import('../../src/rich-text/typography.ts')).typesetText;
