/**
 * The prompts of the site, in the order in which they are shown: first the one that only the visitor can
 * settle, then the one that merely tailors the pages.
 */
const ORDER = ['consent', 'city'] as const;

export type Prompt = (typeof ORDER)[number];

/** The prompt to show; the others wait until it is answered or dismissed. */
export function turnOf(open: ReadonlySet<Prompt>): Prompt | null {
  return ORDER.find((prompt) => open.has(prompt)) ?? null;
}

/** The visitor's position in the page, in pixels. */
export type Place = {
  /** The scroll position. */
  readonly at: number;
  /** The scroll position at which the previous prompt was answered; null if there was none. */
  readonly since: number | null;
  /** The height of the window and of the whole page. */
  readonly height: number;
  readonly page: number;
};

/**
 * Higher than any prompt, so that the buttons of the first screen have scrolled out from under it.
 */
const PART_OF_WINDOW = 1 / 4;

/**
 * Whether a prompt may be shown: once the visitor has scrolled down by a quarter of the window, or is at the
 * end of a page that has less; and as far from where the last prompt was answered, so that no button appears
 * where the visitor has just pressed another. If a page does not scroll, the next prompt waits for another
 * page.
 */
export function isDue({ at, since, height, page }: Place): boolean {
  // One pixel less: at the end of a page browsers report fractions.
  const enough = Math.min(height * PART_OF_WINDOW, page - height - 1);
  return at >= enough && (since === null || Math.abs(at - since) >= Math.max(enough, 1));
}
