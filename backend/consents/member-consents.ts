import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Profile } from '../../contract/schemas/member.ts';
import { isMailingList, type MailingList } from '../../src/config/mailing-lists.ts';
import {
  isMemberConsent,
  memberConsents,
  type ConsentVersions,
  type MemberConsent,
} from '../../src/config/member-consents.ts';
import { consents, outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';

export type MemberConsents = Partial<Record<MemberConsent, boolean>>;

const refused = (told: string) =>
  new Failure('bad_request', 'Проверьте данные запроса', { consents: told });

/**
 * Reads the consents from a profile edit.
 * @throws Failure `bad_request` for an unknown consent, and for the one a member cannot withdraw.
 */
export function readConsents(given: Readonly<Record<string, boolean>>): MemberConsents {
  const read: MemberConsents = {};
  for (const [code, isGiven] of Object.entries(given)) {
    if (!isMemberConsent(code)) throw refused('Такого согласия нет');
    if (code === 'policy' && !isGiven) {
      throw refused(
        'Без этого согласия кабинет не\u00a0работает. Чтобы отозвать его, удалите свои данные',
      );
    }
    read[code] = isGiven;
  }
  return read;
}

/** The consents submitted with a code, a password or a link. */
export type Ticked = {
  /** The wording of the consent that was ticked, if any. */
  readonly policy?: string | undefined;
  /** Network address, as proof of the consent. */
  readonly address: string | null;
};

/** @throws Failure `consent_missing` unless the current wording was ticked. */
function assertTicked(policy: string | undefined): void {
  if (policy === memberConsents.policy.version) return;
  throw new Failure(
    'consent_missing',
    'Чтобы вести ваш кабинет, нам нужно согласие на\u00a0обработку персональных данных',
    { policy: memberConsents.policy.missing },
  );
}

/** Whether the member's last answer to the current wording is a yes. */
async function hasAgreed(db: Database, userId: number): Promise<boolean> {
  const [last] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.code, 'policy')))
    .orderBy(desc(consents.createdAt), desc(consents.id))
    .limit(1);
  return last?.given === true && last.version === memberConsents.policy.version;
}

type Person = { readonly id: number; readonly phone: string | null; readonly createdAt: Date };

/**
 * The last answer to each consent; the certificate form's consents count too, as they belong to the
 * same phone.
 */
export async function consentsOf(db: Database, person: Person): Promise<Profile['consents']> {
  const { phone, id, createdAt } = person;
  const rows = await db
    .select()
    .from(consents)
    .where(or(eq(consents.userId, id), phone === null ? undefined : eq(consents.phone, phone)))
    .orderBy(desc(consents.createdAt), desc(consents.id));
  return Object.entries(memberConsents).map(([code, { version }]) => {
    const last = rows.find((row) => row.code === code);
    return {
      code,
      version: last?.version ?? version,
      given: last?.given ?? false,
      changed_at: (last?.createdAt ?? createdAt).toISOString(),
    };
  });
}

/** Deletes queued letters that rest on a withdrawn consent. */
export async function dropLetters(
  tx: Database,
  userId: number,
  refused: readonly MailingList[],
): Promise<void> {
  if (refused.length === 0) return;
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.about, `member:${userId}`),
        inArray(outbox.list, [...refused]),
        eq(outbox.state, 'waiting'),
      ),
    );
}

/** What an answer was given to, and from where. */
type Shown = {
  /** Network address, as proof of the consent. */
  readonly address: string | null;
  /** The wording that the screen reports; where it reports none, the current one. */
  readonly versions?: ConsentVersions | undefined;
};

/**
 * Stores a member's answers, each with its wording. A refusal also deletes the queued letters
 * that rest on the consent.
 */
export async function storeMemberConsents(
  tx: Database,
  userId: number,
  given: MemberConsents,
  { address, versions = {} }: Shown,
  now: Date,
): Promise<void> {
  const rows = Object.entries(given).flatMap(([code, isGiven]) =>
    isMemberConsent(code)
      ? [
          {
            userId,
            code,
            version: versions[code] || memberConsents[code].version,
            given: isGiven,
            address,
            createdAt: now,
          },
        ]
      : [],
  );
  if (rows.length > 0) await tx.insert(consents).values(rows);
  const refused = rows.flatMap(({ code, given: isGiven }) =>
    !isGiven && isMailingList(code) ? [code] : [],
  );
  await dropLetters(tx, userId, refused);
}

/**
 * Stores the consent that membership requires, as ticked.
 * @throws Failure `consent_missing` unless it is for the current wording.
 */
export async function takePolicy(
  tx: Database,
  userId: number,
  { policy, address }: Ticked,
  now: Date,
): Promise<void> {
  assertTicked(policy);
  await storeMemberConsents(tx, userId, { policy: true }, { address }, now);
}

/**
 * Requires that the member has agreed to the current wording, now or before.
 * @throws Failure `consent_missing`: the caller is authenticated, and nothing has changed.
 */
export async function assertAgreed(
  tx: Database,
  userId: number,
  ticked: Ticked,
  now: Date,
): Promise<void> {
  if (!(await hasAgreed(tx, userId))) await takePolicy(tx, userId, ticked, now);
}
