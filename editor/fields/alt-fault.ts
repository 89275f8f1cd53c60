/** The alternative text is read to those who cannot see the picture: spaces are not enough. */
export const altFault = (alt: unknown): string | undefined =>
  typeof alt === 'string' && alt.trim() !== ''
    ? undefined
    : 'Напишите, что на\u00a0картинке: это услышит тот, кто её не\u00a0видит';
