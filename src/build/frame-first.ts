import { isValidElement, type ReactNode } from 'react';

/** The sheet that `splitStyles` puts the frame's styles in. */
const FRAME_SHEET = /^\/app\./;

const sheetOf = (node: ReactNode): string | null => {
  if (!isValidElement<{ 'data-href'?: string }>(node) || node.type !== 'style') return null;
  return node.props['data-href'] ?? null;
};

/**
 * Puts the frame's sheet before the template's: what a view says of a component of its own is to
 * win over what the component says of itself, as it does where the sheet comes with a script.
 */
export function frameFirst(head: readonly ReactNode[]): ReactNode[] {
  const isFrame = (node: ReactNode) => FRAME_SHEET.test(sheetOf(node) ?? '');
  const first = head.findIndex((node) => sheetOf(node) !== null);
  if (first < 0) return [...head];
  const others = (from: number, to?: number) =>
    head.slice(from, to).filter((node) => !isFrame(node));
  return [...others(0, first), ...head.filter(isFrame), ...others(first)];
}
