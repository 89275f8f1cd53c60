/** The messages from and to a person in the export. */
import { and, desc, eq, or } from 'drizzle-orm';
import type { MemberData } from '../../contract/schemas/account.ts';
import {
  feedback,
  formEntries,
  outbox,
  reviews,
  surveyAnswers,
  surveyForms,
} from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { maskedText } from './masked.ts';
import type { Person } from './person.ts';
import { certificateLetters, messagesTo, placeRows } from './where.ts';

async function surveysOf(db: Database, person: Person): Promise<MemberData['surveys']> {
  const rows = await db
    .select({ answer: surveyAnswers, title: surveyForms.title })
    .from(surveyAnswers)
    .leftJoin(surveyForms, eq(surveyForms.id, surveyAnswers.formId))
    .where(placeRows(db, 'survey_answers', person))
    .orderBy(desc(surveyAnswers.id));
  return rows.map(({ answer, title }) => ({
    form_id: answer.formId,
    title,
    answers: answer.answers,
    device_id: answer.deviceId,
    answered_at: answer.createdAt.toISOString(),
  }));
}

async function reviewsOf(db: Database, person: Person): Promise<MemberData['reviews']> {
  const mine = placeRows(db, 'reviews', person);
  const rows = await db.select().from(reviews).where(mine).orderBy(desc(reviews.id));
  return rows.map(({ kind, rating, text, url, page, productId, deviceId, createdAt }) => ({
    ...{ kind, rating, text, url, page },
    product_id: productId,
    device_id: deviceId,
    written_at: createdAt.toISOString(),
  }));
}

async function questionsOf(db: Database, person: Person): Promise<MemberData['questions']> {
  const mine = placeRows(db, 'feedback', person);
  const rows = await db.select().from(feedback).where(mine).orderBy(desc(feedback.id));
  return rows.map(({ name, email, phone, company, source, traffic, question, createdAt }) => ({
    ...{ name, email, phone, company, source, traffic, question },
    sent_at: createdAt.toISOString(),
  }));
}

async function formsOf(db: Database, person: Person): Promise<MemberData['forms']> {
  const mine = placeRows(db, 'form_entries', person);
  const rows = await db.select().from(formEntries).where(mine).orderBy(desc(formEntries.id));
  return rows.map(({ form, fields, createdAt }) => ({
    ...{ form, fields },
    sent_at: createdAt.toISOString(),
  }));
}

/**
 * Messages to the person, and their certificates by email, to any address. Messages to the company
 * are exported with their questions and forms.
 */
async function messagesOf(db: Database, person: Person): Promise<MemberData['messages']> {
  const mine = and(
    placeRows(db, 'outbox', person),
    or(messagesTo(person), certificateLetters(db, person)),
  );
  const rows = await db.select().from(outbox).where(mine).orderBy(desc(outbox.id));
  return rows.map(({ to, channel, sentAt, ...sent }) => ({
    ...{ to, channel, text: maskedText(sent) },
    sent_at: sentAt.toISOString(),
  }));
}

/** The part of a person's export about what they sent, and what was sent to them. */
export const toldOfSent = async (db: Database, person: Person) => ({
  surveys: await surveysOf(db, person),
  reviews: await reviewsOf(db, person),
  questions: await questionsOf(db, person),
  forms: await formsOf(db, person),
  messages: await messagesOf(db, person),
});
