/** An event that types into a rich text: its editor reads changes of its own DOM only a moment later. */
export const TYPE_IN = 'typein';

export type TypedIn = {
  /** Characters of the text before the place. */
  readonly at: number;
  readonly text: string;
};
