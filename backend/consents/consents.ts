import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { consents, documents } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';

/** The part of a page document that lists the consents it asks for. */
const asking = v.object({
  consents: v.array(v.object({ code: v.string(), version: v.string(), required: v.boolean() })),
});

export type Asked = v.InferOutput<typeof asking>['consents'];

/** The version of a consent whose wording is in no document. */
const UNWRITTEN = '0';

/** The consents that the document's page asks for; none while the page does not exist. */
export async function consentsAsked(db: Database, code: string): Promise<Asked> {
  const [row] = await db
    .select({ data: documents.data })
    .from(documents)
    .where(eq(documents.code, code));
  return row ? v.parse(asking, row.data).consents : [];
}

/** @throws Failure `consent_missing` when a consent the page requires was not given. */
export function assertGiven(asked: Asked, given: Readonly<Record<string, boolean>>): void {
  const missing = asked.filter(({ code, required }) => required && !given[code]);
  if (missing.length === 0) return;
  throw new Failure(
    'consent_missing',
    'Без обязательных согласий сертификат не\u00a0оформить. Отметьте их и\u00a0отправьте форму ещё раз',
    Object.fromEntries(missing.map(({ code }) => [code, 'Это согласие обязательно'])),
  );
}

type Answers = {
  readonly phone: string;
  readonly given: Readonly<Record<string, boolean>>;
  /** The wording the screen reports having shown; defaults to the current one. */
  readonly versions: Readonly<Partial<Record<string, string>>>;
  /** Network address. */
  readonly address: string | null;
};

/** Stores every answer, including refusals. */
export async function storeConsents(
  tx: Database,
  asked: Asked,
  { phone, given, versions, address }: Answers,
  now: Date,
): Promise<void> {
  const current = new Map(asked.map(({ code, version }) => [code, version]));
  await tx.insert(consents).values(
    Object.entries(given).map(([code, isGiven]) => ({
      phone,
      code,
      version: versions[code] || current.get(code) || UNWRITTEN,
      given: isGiven,
      address,
      createdAt: now,
    })),
  );
}
