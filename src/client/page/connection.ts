/** Not every browser has it, and TypeScript's DOM types do not include it. */
type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

/** What the browser knows of the visitor's connection. */
export function connectionOf(source: Navigator): Connection | undefined {
  return 'connection' in source ? (source.connection as Connection | undefined) : undefined;
}

/** Whether nothing is loaded that the visitor did not ask for: they save data, or it takes long. */
export const isSpared = ({
  saveData = false,
  effectiveType = '',
}: Pick<Connection, 'saveData' | 'effectiveType'>): boolean =>
  saveData || effectiveType.includes('2g');
