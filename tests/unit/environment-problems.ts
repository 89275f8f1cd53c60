import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts';

/** What is wrong with an environment; nothing when it can be read. */
export function problemsIn(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

/** The same for settings that any process may have. */
export const problemsOf = (
  source: Record<string, string>,
  required: readonly 'REST_ORIGIN'[] = [],
): readonly string[] => problemsIn(() => readEnvironment(source, required));
