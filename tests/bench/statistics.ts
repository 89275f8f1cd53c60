/** The value below which this share of the others lies. */
export const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;

/** Milliseconds as shown in a table. */
export const shown = (ms: number): number => Number(ms.toFixed(ms < 100 ? 1 : 0));
