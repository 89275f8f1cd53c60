import { eq } from 'drizzle-orm';
import type { Order } from '../../../contract/schemas/member.ts';
import { storeMemberConsents } from '../../consents/member-consents.ts';
import {
  orders,
  packageCodes,
  partnerOffers,
  surveyAnswers,
  surveyForms,
  users,
  webinars,
} from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { addDays, dayOf, startOfDay } from '../../moscow-day.ts';
import { makeOrderCode, orderNumber } from '../../orders/code.ts';
import { timesOf } from '../../orders/find.ts';
import { payingFor } from '../../orders/place.ts';
import { addEntry, earn, giveBack, settle, spend } from '../../points/ledger.ts';
import { pointsRules } from '../points.ts';
import { expiryOf } from '../../points/rules.ts';
import type { SeedPackageCode } from '../club/package-codes.ts';
import { packageCodeRow } from '../load-club.ts';

const HOUR = 60 * 60 * 1000;
/** Hours between the steps of an order. */
const STEP = 5;

type Person = Omit<typeof users.$inferInsert, 'createdAt' | 'updatedAt'>;
type Made = { readonly id: number; readonly madeAt: Date };

/**
 * Records a member's past in chronological order, through the same ledger as later events, so that
 * expiries are recorded at the right time.
 */
export function past(tx: Database, now: Date) {
  /** A moment a number of days ago, at that hour in Moscow; never in the future. */
  const ago = (days: number, hour: number) => {
    const then = startOfDay(addDays(dayOf(now), -days)).getTime() + hour * HOUR;
    return new Date(Math.min(then, now.getTime()));
  };

  async function member(person: Person, madeAt: Date): Promise<Made> {
    const [made] = await tx
      .insert(users)
      .values({ ...person, createdAt: madeAt, updatedAt: madeAt })
      .returning({ id: users.id });
    if (!made) throw new Error('The demo member could not be stored');
    await storeMemberConsents(tx, made.id, { policy: true }, { address: null }, madeAt);
    return { id: made.id, madeAt };
  }

  async function code(userId: number, printed: SeedPackageCode, at: Date): Promise<void> {
    await settle(tx, userId, at);
    const row = packageCodeRow(printed);
    await tx.insert(packageCodes).values({ ...row, userId, registeredAt: at });
    const { product, points, code: reference } = row;
    const title = `Упаковка «${product}»`;
    const entry = { userId, rule: 'code', points, title, reference } as const;
    await addEntry(tx, { ...entry, expiresOn: expiryOf(at, pointsRules) }, at);
  }

  /** Answers with the first option of every question; text answers are left out. */
  async function survey(userId: number, alias: string, at: Date): Promise<void> {
    await settle(tx, userId, at);
    const [form] = await tx.select().from(surveyForms).where(eq(surveyForms.alias, alias));
    if (!form) throw new Error(`The seed has no survey «${alias}»`);
    const answers = form.questions
      .filter(({ options }) => options.length > 0)
      .map(({ id, options }) => ({
        question: id,
        options: options.slice(0, 1).map((one) => one.id),
      }));
    await tx.insert(surveyAnswers).values({ formId: form.id, answers, userId, createdAt: at });
    await earn(tx, userId, 'survey', alias, at);
  }

  async function friendRewarded(userId: number, friendId: number, at: Date): Promise<void> {
    await settle(tx, userId, at);
    await earn(tx, userId, 'inviter', String(friendId), at);
  }

  /** An order in the given state; one that waits for a partner is not processed by the worker. */
  async function offer(userId: number, alias: string, at: Date, state: Order['state']) {
    const [item] = await tx.select().from(partnerOffers).where(eq(partnerOffers.alias, alias));
    if (!item) throw new Error(`The seed has no offer «${alias}»`);
    const changedAt = new Date(
      Math.min(at.getTime() + (state === 'new' ? 0 : STEP * HOUR), now.getTime()),
    );
    const isReady = state === 'ready' || state === 'redeemed';
    const [row] = await tx
      .insert(orders)
      .values({
        userId,
        kind: 'offer',
        itemId: item.id,
        title: item.title,
        state,
        points: item.points,
        code: isReady ? makeOrderCode() : null,
        shownAt: isReady ? changedAt : null,
        redeemedAt: state === 'redeemed' ? changedAt : null,
        createdAt: at,
        updatedAt: changedAt,
      })
      .returning();
    if (!row) throw new Error('The demo order could not be stored');
    await spend(tx, payingFor(row), at);
    if (state !== 'cancelled') return;
    const title = `Возврат за\u00a0заказ ${orderNumber(row.id)}`;
    await giveBack(tx, { userId, title, reference: String(row.id) }, changedAt);
  }

  /** A place at a webinar; a past one was attended. */
  async function webinar(userId: number, alias: string, at: Date): Promise<void> {
    const [item] = await tx.select().from(webinars).where(eq(webinars.alias, alias));
    if (!item) throw new Error(`The seed has no webinar «${alias}»`);
    const { endsAt } = timesOf(item);
    const isOver = endsAt <= now;
    const [row] = await tx
      .insert(orders)
      .values({
        userId,
        kind: 'webinar',
        itemId: item.id,
        title: item.title,
        state: isOver ? 'redeemed' : 'confirmed',
        points: item.points,
        dueAt: isOver ? null : startOfDay(dayOf(item.startsAt)),
        redeemedAt: isOver ? endsAt : null,
        createdAt: at,
        updatedAt: isOver ? endsAt : at,
      })
      .returning();
    if (!row) throw new Error('The demo place could not be stored');
    await spend(tx, payingFor(row), at);
  }

  return { ago, member, code, survey, friendRewarded, offer, webinar };
}
