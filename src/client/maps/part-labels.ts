/** The edges of something on the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const inside = (box: Box, window: Box) =>
  box.left >= window.left &&
  box.right <= window.right &&
  box.top >= window.top &&
  box.bottom <= window.bottom;

/**
 * Which labels can be read: those that lie whole in the window and over nothing else, the earlier
 * ones first.
 * @returns for each label whether it is shown.
 */
export function readableLabels(
  labels: readonly Box[],
  taken: readonly Box[],
  window: Box,
): boolean[] {
  const occupied = [...taken];
  return labels.map((label) => {
    const free = inside(label, window) && !occupied.some((box) => overlap(label, box));
    if (free) occupied.push(label);
    return free;
  });
}
