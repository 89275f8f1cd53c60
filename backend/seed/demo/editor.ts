import { eq } from 'drizzle-orm';
import { DEMO_EDITOR } from '../../../src/config/editor-screen.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { editorAccounts } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { hashPassword } from '../../members/password.ts';

/**
 * Creates an administrator for a first look at the editor's screen. An existing one is left unchanged,
 * whatever its state.
 */
export async function makeDemoEditor(db: Database, password: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Several backends may start simultaneously.
    await oneAtATime(tx, 'demo-editor');
    const isIt = eq(editorAccounts.email, DEMO_EDITOR);
    if ((await tx.$count(editorAccounts, isIt)) > 0) return;
    const passwordHash = await hashPassword(password);
    await tx.insert(editorAccounts).values({
      ...{ name: 'Демонстрация', role: 'administrator', email: DEMO_EDITOR },
      ...{ passwordHash, createdAt: now },
    });
  });
}
