/** The text typed into a field of a form; empty if there is no such field. */
export function typedText(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
