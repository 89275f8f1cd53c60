import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { EditorRole } from '../../contract/schemas/editor.ts';
import { editorAccounts } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';
import { invalid } from './faults.ts';

export type Editor = { readonly name: string; readonly role: EditorRole };

/** The editor whose token is in the environment. */
const FIRST: Editor = { name: 'Главный редактор', role: 'editor' };

/** A longer token was never issued. */
const TOKEN = /^Bearer\s+(\S{1,200})$/i;

const digest = (token: string) => createHash('sha256').update(token).digest();

/**
 * Reads the calling editor.
 * @param firstToken token of the built-in editor.
 * @throws Failure `unauthorized`.
 */
export async function readEditor(
  db: Database,
  headers: Headers,
  firstToken: string | null,
): Promise<Editor> {
  const token = TOKEN.exec(headers.get('authorization') ?? '')?.[1];
  if (token) {
    const hash = digest(token);
    if (firstToken && timingSafeEqual(hash, digest(firstToken))) return FIRST;
    const [found] = await db
      .select({ name: editorAccounts.name, role: editorAccounts.role })
      .from(editorAccounts)
      .where(
        and(
          eq(editorAccounts.tokenHash, hash.toString('base64url')),
          isNull(editorAccounts.revokedAt),
        ),
      );
    if (found) return found;
  }
  throw new Failure('unauthorized', 'Нужен токен редактора');
}

type Row = typeof editorAccounts.$inferSelect;

const asAccount = ({ id, name, role, createdAt, revokedAt }: Row) => ({
  id,
  name,
  role,
  created_at: createdAt.toISOString(),
  revoked_at: revokedAt?.toISOString() ?? null,
});

export async function listAccounts(db: Database) {
  const rows = await db.select().from(editorAccounts).orderBy(desc(editorAccounts.id));
  return { items: rows.map(asAccount), total: rows.length };
}

/**
 * Creates an account with its token, of which only the hash is stored.
 * @throws Failure `invalid` for a name already in use: the log could not distinguish the two.
 */
export async function makeAccount(db: Database, { name, role }: Editor, now: Date) {
  const others = await db
    .select({ name: editorAccounts.name })
    .from(editorAccounts)
    .where(isNull(editorAccounts.revokedAt));
  if ([FIRST, ...others].some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw invalid({ name: 'Так уже зовут другого редактора' });
  }
  const token = randomBytes(32).toString('base64url');
  const tokenHash = digest(token).toString('base64url');
  const [row] = await db
    .insert(editorAccounts)
    .values({ name, role, tokenHash, createdAt: now })
    .returning();
  if (!row) throw new Error('The account could not be stored');
  return { ...asAccount(row), token };
}

/** Rejects the account's token from now on; its actions stay in the log. */
export async function revokeAccount(db: Database, id: number, now: Date) {
  const [row] = await db
    .update(editorAccounts)
    .set({ revokedAt: now })
    .where(and(eq(editorAccounts.id, id), isNull(editorAccounts.revokedAt)))
    .returning();
  if (!row) throw notFound('Редактор', 'не\u00a0найден');
  return asAccount(row);
}
