/** Whoever does not see a picture hears its description: spaces are none. */
export const altFault = (alt: unknown): string | undefined =>
  typeof alt === 'string' && alt.trim() !== ''
    ? undefined
    : 'Напишите, что на\u00a0картинке: это услышит тот, кто её не\u00a0видит';
