/** A console warning or error is a bug in the code under test. */
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    throw new Error(`console.${level} in a unit test: ${parts.map(String).join(' ')}`);
  };
}
