const NEXT_FRAME = 'requestAnimationFrame(';

/** What the router imports instead: an alias of src/client/page/render-next.ts. */
export const RENDER_NEXT = 'yasno-render-next';

/**
 * The source of Gatsby's router, which renders the page of a new URL in the next frame, after the old page has
 * been styled and painted once more. Here our own function decides that.
 */
export function atOnce(router: string): string {
  const parts = router.split(NEXT_FRAME);
  if (parts.length !== 2)
    throw new Error('Gatsby’s router is another one: see src/build/at-once.ts.');
  return `import { renderNext } from '${RENDER_NEXT}';${parts.join('renderNext(')}`;
}
