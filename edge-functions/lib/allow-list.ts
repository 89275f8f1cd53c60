import type { AnyCall, Table } from '../../contract/call.ts';
import { table } from '../../contract/table.ts';

/** Tables of section 7 whose calls pass the edge. To let another one through, name it here. */
const OPEN_TABLES: readonly Table[] = ['shops'];

const byPath = new Map<string, AnyCall>(
  table.filter((entry) => OPEN_TABLES.includes(entry.table)).map((entry) => [entry.path, entry]),
);

/** The contract's entry of a path that may pass, or null. Exact paths only. */
export function allowedCall(pathname: string): AnyCall | null {
  return byPath.get(pathname) ?? null;
}
