/** Not every browser supports it, and TypeScript's DOM types lack it. */
type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

/** The browser's information about the visitor's connection. */
export function connectionOf(source: Navigator): Connection | undefined {
  return 'connection' in source ? (source.connection as Connection | undefined) : undefined;
}

/** Whether to load nothing that the visitor did not ask for: they save data, or the connection is slow. */
export const isSpared = ({
  saveData = false,
  effectiveType = '',
}: Pick<Connection, 'saveData' | 'effectiveType'>): boolean =>
  saveData || effectiveType.includes('2g');
