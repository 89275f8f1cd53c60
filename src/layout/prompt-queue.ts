/**
 * What the site asks of its own accord, in the order in which it asks: first what nobody but the
 * visitor can settle, then what only makes the pages fit him better.
 */
const ORDER = ['consent', 'city'] as const;

export type Prompt = (typeof ORDER)[number];

/** The one prompt to put; the others wait until it is answered or put away. */
export function turnOf(open: ReadonlySet<Prompt>): Prompt | null {
  return ORDER.find((prompt) => open.has(prompt)) ?? null;
}

/** Where the visitor is in the page, in pixels. */
export type Place = {
  /** How far he has scrolled. */
  readonly at: number;
  /** Where he was when he answered the prompt before this one; null: there was none. */
  readonly since: number | null;
  /** The window's height, and the whole page's. */
  readonly height: number;
  readonly page: number;
};

/** Higher than any prompt is, so that the buttons of the first screen have gone from under it. */
const PART_OF_WINDOW = 1 / 4;

/**
 * Whether a prompt may be seen: once the visitor has read on by a quarter of the window, or is at
 * the end of a page that has less; and as far from where the last prompt was answered, so that no
 * button comes to stand where a finger has just pressed another.
 */
export function isDue({ at, since, height, page }: Place): boolean {
  // A pixel less: at the end of a page browsers count in fractions.
  const enough = Math.min(height * PART_OF_WINDOW, page - height - 1);
  return at >= enough && (since === null || Math.abs(at - since) >= enough);
}
