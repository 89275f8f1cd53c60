/** Common properties of the calls in the table «Content and catalogue». */
export const contentCall = {
  table: 'content',
  access: 'public',
  method: 'GET',
  content: true,
} as const;
