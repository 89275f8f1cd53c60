/** Loads the typesetting rules on first use: they are large. */
export const loadTypesetting = async () =>
  (await import('../../src/rich-text/typography.ts')).typesetText;
