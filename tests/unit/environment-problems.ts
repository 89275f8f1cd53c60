import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts';

/** What is wrong with an environment; nothing when it can be read. */
export function problemsOf(
  source: Record<string, string>,
  required: readonly 'REST_ORIGIN'[] = [],
): readonly string[] {
  try {
    readEnvironment(source, required);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}
