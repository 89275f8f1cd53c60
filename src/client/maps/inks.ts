import type { Ink } from './marker-art.ts';

/** Pictures cannot use CSS variables, so the palette's colours are read from the map's element. */
export function inksOf(element: HTMLElement): { plain: Ink; chosen: Ink } {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const line = token('--surface');
  return {
    plain: { fill: token('--action'), line, glint: token('--action-text') },
    chosen: { fill: token('--accent'), line: token('--text'), glint: token('--accent-text') },
  };
}
