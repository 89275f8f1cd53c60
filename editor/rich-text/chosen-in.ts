import type { FigureAt } from './figure-at.ts';

/** The role of a picture whose alternative text is empty on purpose. */
export const DECORATION = 'presentation';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const side = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** The initial values of the picture dialog. */
export function chosenIn(at: FigureAt | null) {
  const { src, alt, role, width, height } = at?.image.attrs ?? {};
  return {
    picture: at ? { src: text(src), width: side(width), height: side(height) } : null,
    alt: text(alt),
    isDecoration: role === DECORATION,
    isHalf: at?.figure.attrs['data-width'] === 'half',
    video: text(at?.figure.attrs['data-video']),
  };
}
