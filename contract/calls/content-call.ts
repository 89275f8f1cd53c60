/** What the calls of the table «Content and catalogue» have in common. */
export const contentCall = {
  table: 'content',
  access: 'public',
  method: 'GET',
  content: true,
} as const;
