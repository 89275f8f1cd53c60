import { packageCodes } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

export type PrintedCode = {
  readonly code: string;
  readonly product: string;
  readonly points: number;
};

/** Rows per statement: the number of its parameters is limited. */
const AT_ONCE = 500;

/** Stores printed codes; known ones stay unchanged. @returns the number of new ones. */
export async function storeCodes(tx: Database, codes: readonly PrintedCode[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < codes.length; start += AT_ONCE) {
    const stored = await tx
      .insert(packageCodes)
      .values(codes.slice(start, start + AT_ONCE))
      .onConflictDoNothing({ target: packageCodes.code })
      .returning({ id: packageCodes.id });
    added += stored.length;
  }
  return added;
}
