/** Screens of the company's desk by resource name, in menu order. */
export const DESK = [
  'desk-questions',
  'desk-reviews',
  'desk-people',
  'desk-opticians',
  'desk-codes',
  'desk-deliveries',
  'desk-looks',
] as const;

export type DeskName = (typeof DESK)[number];

const names: ReadonlySet<string> = new Set(DESK);

export const isOfDesk = (name: string): boolean => names.has(name);
