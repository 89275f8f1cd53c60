/** How the runners of the layers are told to run some tests only. */
import type { ReportFormat } from './layers.ts';

export type Narrowed = {
  /** Behind the files. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

/**
 * @param only part of the names of the tests that are run, as a pattern.
 * @throws Error for a layer whose tests have no names.
 */
export function narrowed(format: ReportFormat | null, only: string): Narrowed {
  switch (format) {
    case 'node':
      // Behind the files an option would be theirs.
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
      throw new Error('This layer has no names of tests to choose by');
  }
}
