import { desc, eq } from 'drizzle-orm';
import type { PackageCode } from '../../contract/schemas/member.ts';
import { packageCodes } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

/** Codes a member has registered, newest first. */
export async function codesOf(db: Database, userId: number): Promise<PackageCode[]> {
  const rows = await db
    .select()
    .from(packageCodes)
    .where(eq(packageCodes.userId, userId))
    .orderBy(desc(packageCodes.registeredAt), desc(packageCodes.id));
  return rows.flatMap(({ id, code, product, points, registeredAt }) =>
    registeredAt ? [{ id, code, product, points, registered_at: registeredAt.toISOString() }] : [],
  );
}
