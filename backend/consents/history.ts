import { desc } from 'drizzle-orm';
import { isMailingList } from '../../src/config/mailing-lists.ts';
import { isMemberConsent, questionConsent } from '../../src/config/member-consents.ts';
import { consents, feedback, outbox } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../failure.ts';
import { memberOf, type Context } from '../handler.ts';
import { personOf, type Person } from '../kept/person.ts';
import { placeRows, questionLetters } from '../kept/where.ts';
import type { Member } from '../members/held.ts';
import { presentMember } from '../members/profile.ts';
import { dropLetters, readConsents, storeMemberConsents } from './member-consents.ts';

/**
 * Every consent a member ever gave or refused, newest first, including those given as a visitor.
 */
export async function consentHistory(db: Database, member: Pick<Member, 'id' | 'phone' | 'email'>) {
  const person = await personOf(db, member);
  const rows = await db
    .select()
    .from(consents)
    .where(placeRows(db, 'consents', person))
    .orderBy(desc(consents.createdAt), desc(consents.id));
  const items = rows.map(({ id, code, version, given, createdAt }) => ({
    ...{ id, code, version, given },
    happened_at: createdAt.toISOString(),
  }));
  return { items, total: items.length };
}

/** Deletes withdrawn questions and the emails about them. */
async function forgetQuestions(tx: Database, person: Person): Promise<void> {
  await tx.delete(outbox).where(questionLetters(tx, person));
  await tx.delete(feedback).where(placeRows(tx, 'feedback', person));
}

/**
 * Withdraws a member's consent and stops the processing based on it. A repeated withdrawal changes nothing.
 * @throws Failure `not_found` for an unknown consent, `bad_request` for the one that only account
 * deletion withdraws.
 */
export async function withdrawConsent(code: string, { db, caller, now }: Context) {
  const userId = memberOf(caller);
  const at = now();
  return db.transaction(async (tx) => {
    const member = await presentMember(tx, userId);
    const isQuestion = code === questionConsent.code;
    if (!isQuestion && !isMemberConsent(code)) throw notFound('Согласие', 'не\u00a0найдено');
    const refused = isQuestion ? {} : readConsents({ [code]: false });
    const before = await consentHistory(tx, member);
    // The first refusal counts: the response to it may have been lost, or it came with the form of a certificate.
    if (before.items.find((answer) => answer.code === code)?.given === false) {
      if (isMailingList(code)) await dropLetters(tx, userId, [code]);
      return before;
    }
    if (isQuestion) {
      const { version } = questionConsent;
      const { address } = caller;
      const answer = { code, version, given: false, address, createdAt: at };
      await tx.insert(consents).values({ ...answer, userId });
      await forgetQuestions(tx, await personOf(tx, member));
    } else {
      await storeMemberConsents(tx, userId, refused, { address: caller.address }, at);
    }
    return consentHistory(tx, member);
  });
}
