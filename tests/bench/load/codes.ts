import { randomInt } from 'node:crypto';
import type { Database } from '../../../backend/db/database.ts';
import { packageCodes } from '../../../backend/db/schema.ts';
import { packageCodeFrom } from '../../../src/config/package-code.ts';

const SIGNS = '23456789ABCDEFGHJKMNPRSTVWXYZ';
const BODY = 10;
const AT_ONCE = 2000;

export const randomCode = (): string =>
  packageCodeFrom(
    Array.from({ length: BODY }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(''),
  );

/** Prints codes that nobody has registered. */
export async function printCodes(db: Database, count: number): Promise<void> {
  for (let left = count; left > 0; left -= AT_ONCE) {
    const rows = Array.from({ length: Math.min(left, AT_ONCE) }, () => ({
      code: randomCode(),
      product: 'Ясно День',
      points: 150,
    }));
    await db.insert(packageCodes).values(rows).onConflictDoNothing();
  }
}
