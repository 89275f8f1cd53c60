/** Which rows have expired by the terms of `src/config/kept-data.ts`, and how they are cleared. */
import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { keptData, technicalData, type Term } from '../../src/config/kept-data.ts';
import * as schema from '../db/schema.ts';
import type { Database } from '../db/database.ts';

export type Rule = {
  readonly table: PgTable;
  readonly term: Term;
  /** Rows older than the term. */
  readonly old: (db: Database, before: Date) => SQL | undefined;
  /** Replaces the deletion. */
  readonly clear?: (db: Database, rows: SQL) => Promise<unknown>;
};

const { users, consents, certificates, certificateRequests, reviews, surveyAnswers } = schema;

const since =
  (column: PgColumn) =>
  (_db: Database, before: Date): SQL =>
    lt(column, before);

/** Rows of members who deleted their accounts before that moment. */
const ofTheGone = (userId: PgColumn) => (db: Database, before: Date) =>
  inArray(userId, db.select({ id: users.id }).from(users).where(lt(users.deletedAt, before)));

/**
 * Answers of visitors who never became members; a member's answers are kept during the membership.
 */
const visitorsConsents = (db: Database, before: Date) =>
  and(
    isNull(consents.userId),
    lt(consents.createdAt, before),
    notExists(
      db
        .select({ id: users.id })
        .from(users)
        .where(or(eq(users.phone, consents.phone), eq(users.email, consents.email))),
    ),
  );

const endedCertificates = (_db: Database, before: Date) =>
  and(
    ne(certificates.state, 'issued'),
    lt(sql`coalesce(${certificates.redeemedAt}, ${certificates.expiresAt})`, before),
  );

/** The certificate of a form is deleted before the form. */
const endedForms = (db: Database, before: Date) =>
  and(
    eq(certificateRequests.state, 'ready'),
    lt(certificateRequests.createdAt, before),
    notExists(
      db
        .select({ id: certificates.id })
        .from(certificates)
        .where(eq(certificates.requestId, certificateRequests.id)),
    ),
  );

const kept = keptData;
const technical = technicalData;

/** In the order they are applied. */
export const rules: readonly Rule[] = [
  {
    table: schema.profileChanges,
    term: kept.profile_changes.term,
    old: since(schema.profileChanges.changedAt),
  },
  { table: consents, term: kept.consents.term, old: visitorsConsents },
  { table: consents, term: kept.consents.leaving.term, old: ofTheGone(consents.userId) },
  { table: schema.sessions, term: kept.sessions.term, old: since(schema.sessions.expiresAt) },
  {
    table: schema.knownDevices,
    term: kept.known_devices.term,
    old: since(schema.knownDevices.seenAt),
  },
  { table: schema.smsCodes, term: kept.sms_codes.term, old: since(schema.smsCodes.sentAt) },
  {
    table: schema.letterKeys,
    term: kept.letter_keys.term,
    old: since(schema.letterKeys.expiresAt),
  },
  { table: schema.outbox, term: kept.outbox.term, old: since(schema.outbox.sentAt) },
  { table: schema.feedback, term: kept.feedback.term, old: since(schema.feedback.createdAt) },
  {
    table: schema.formEntries,
    term: kept.form_entries.term,
    old: since(schema.formEntries.createdAt),
  },
  { table: certificates, term: kept.certificates.term, old: endedCertificates },
  { table: certificateRequests, term: kept.certificate_requests.term, old: endedForms },
  {
    table: schema.pointsEntries,
    term: kept.points_entries.leaving.term,
    old: ofTheGone(schema.pointsEntries.userId),
  },
  {
    table: schema.orders,
    term: kept.orders.leaving.term,
    old: ofTheGone(schema.orders.userId),
  },
  {
    table: schema.onceAnswers,
    term: kept.once_answers.term,
    old: since(schema.onceAnswers.createdAt),
  },
  { table: schema.attempts, term: technical.attempts.term, old: since(schema.attempts.madeAt) },
  {
    table: schema.captchaPasses,
    term: technical.captcha_passes.term,
    old: since(schema.captchaPasses.passedAt),
  },
  { table: schema.deskLog, term: technical.desk_log.term, old: since(schema.deskLog.at) },
  { table: schema.editorLog, term: technical.editor_log.term, old: since(schema.editorLog.at) },
  {
    table: schema.editorAccounts,
    term: technical.editor_accounts.term,
    old: since(schema.editorAccounts.revokedAt),
  },
  {
    table: schema.editorSessions,
    term: technical.editor_sessions.term,
    old: since(schema.editorSessions.expiresAt),
  },
  {
    table: schema.editorKeys,
    term: technical.editor_keys.term,
    old: since(schema.editorKeys.expiresAt),
  },
  {
    table: schema.editorPresence,
    term: technical.editor_presence.term,
    old: since(schema.editorPresence.seenAt),
  },
  {
    table: schema.editorAnswers,
    term: technical.editor_answers.term,
    old: since(schema.editorAnswers.createdAt),
  },
  {
    table: reviews,
    term: technical.review_marks.term,
    old: (_db, before) =>
      and(
        lt(reviews.createdAt, before),
        or(isNotNull(reviews.deviceId), isNotNull(reviews.addressHash)),
      ),
    clear: (db, rows) => db.update(reviews).set({ deviceId: null, addressHash: null }).where(rows),
  },
  {
    table: surveyAnswers,
    term: technical.survey_marks.term,
    old: (_db, before) =>
      and(lt(surveyAnswers.createdAt, before), isNotNull(surveyAnswers.deviceId)),
    clear: (db, rows) => db.update(surveyAnswers).set({ deviceId: null }).where(rows),
  },
];
