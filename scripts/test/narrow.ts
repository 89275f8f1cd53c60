/** Options that make the runners of the layers run only some tests. */
import type { ReportFormat } from './layers.ts';

export type Narrowed = {
  /** After the files. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

/**
 * @param only a pattern for the names of the tests to run.
 * @throws Error for a layer whose tests have no names.
 */
export function narrowed(format: ReportFormat | null, only: string): Narrowed {
  switch (format) {
    case 'node':
      // After the files an option would be passed to the tests.
      return {
        args: [],
        env: { NODE_OPTIONS: `--test-name-pattern="${only.replaceAll(/["\\]/g, '\\$&')}"` },
      };
    case 'jest':
      return { args: ['-t', only], env: {} };
    case 'playwright':
      return { args: ['-g', only], env: {} };
    case 'junit':
      return { args: ['--filter', `/${only}/`], env: {} };
    case null:
      throw new Error('The tests of this layer have no names to choose by');
  }
}
