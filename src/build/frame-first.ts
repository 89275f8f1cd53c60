import { isValidElement, type ReactNode } from 'react';

/** The style sheet that `splitStyles` puts the frame's styles in. */
const FRAME_SHEET = /^\/app\./;

const sheetOf = (node: ReactNode): string | null => {
  if (!isValidElement<{ 'data-href'?: string }>(node) || node.type !== 'style') return null;
  return node.props['data-href'] ?? null;
};

/**
 * Puts the frame's style sheet before the template's: the styles that a view sets for one of its components
 * must override the component's own, as they do when a script loads the sheet.
 */
export function frameFirst(head: readonly ReactNode[]): ReactNode[] {
  const isFrame = (node: ReactNode) => FRAME_SHEET.test(sheetOf(node) ?? '');
  const first = head.findIndex((node) => sheetOf(node) !== null);
  if (first < 0) return [...head];
  const others = (from: number, to?: number) =>
    head.slice(from, to).filter((node) => !isFrame(node));
  return [...others(0, first), ...head.filter(isFrame), ...others(first)];
}
