/** Where each table stores a person's data, for export and deletion. */
import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { KeptTable } from '../../src/config/kept-data.ts';
import * as schema from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { rowsOf, type Person, type Ways } from './person.ts';

type Place = {
  readonly table: PgTable;
  readonly ways: Ways;
  /** Replaces the columns when they are not sufficient. */
  readonly rows?: (db: Database, person: Person) => SQL;
};

const { outbox, feedback, formEntries, certificateRequests } = schema;

/** A field of a submitted form, by name. */
const field = (name: 'phone' | 'email') => sql`lower(${formEntries.fields} ->> ${name})`;

/** A form submitted without signing in is matched by its fields. */
const FORMS: Ways = {
  id: formEntries.userId,
  phone: field('phone'),
  email: field('email'),
  at: formEntries.createdAt,
};

/** The form stores the email as typed. */
const QUESTIONS: Ways = {
  phone: feedback.phone,
  email: sql`lower(${feedback.email})`,
  at: feedback.createdAt,
};

/** Recipients of emails and SMS. */
const RECEIVERS: Ways = { phone: outbox.to, email: outbox.to, at: outbox.sentAt };

const ids = (kind: string, id: PgColumn) => sql<string>`${kind}::text || ${id}`;

/** Emails that notify the company of a person's questions. */
export function questionLetters(db: Database, person: Person): SQL {
  const questions = db.select({ about: ids('feedback:', feedback.id) }).from(feedback);
  return inArray(outbox.about, questions.where(rowsOf(QUESTIONS, person)));
}

/** Emails and SMS addressed to the person. */
export const messagesTo = (person: Person): SQL => rowsOf(RECEIVERS, person);

/** Emails with a person's certificates, to any address typed into their forms. */
export function certificateLetters(db: Database, person: Person): SQL {
  const { id, phone } = certificateRequests;
  const forms = db.select({ about: ids('certificate:', id) }).from(certificateRequests);
  return inArray(outbox.about, forms.where(rowsOf({ phone }, person)));
}

/**
 * Emails and SMS to a person, emails with their certificates, and emails that notify the company of
 * their questions and forms.
 */
function messagesOf(db: Database, person: Person): SQL {
  const forms = db.select({ about: ids('form:', formEntries.id) }).from(formEntries);
  const found = or(
    messagesTo(person),
    eq(outbox.about, `member:${person.id}`),
    questionLetters(db, person),
    certificateLetters(db, person),
    inArray(outbox.about, forms.where(rowsOf(FORMS, person))),
  );
  return found ?? sql`false`;
}

/** The map of all personal data. */
export const places: Readonly<Record<KeptTable, Place>> = {
  users: { table: schema.users, ways: { id: schema.users.id } },
  profile_changes: { table: schema.profileChanges, ways: { id: schema.profileChanges.userId } },
  consents: {
    table: schema.consents,
    ways: {
      id: schema.consents.userId,
      phone: schema.consents.phone,
      email: schema.consents.email,
      at: schema.consents.createdAt,
    },
  },
  sessions: {
    table: schema.sessions,
    ways: { id: schema.sessions.userId, phone: schema.sessions.verifiedPhone },
  },
  known_devices: { table: schema.knownDevices, ways: { id: schema.knownDevices.userId } },
  sms_codes: {
    table: schema.smsCodes,
    ways: { phone: schema.smsCodes.phone, at: schema.smsCodes.sentAt },
  },
  letter_keys: {
    table: schema.letterKeys,
    ways: {
      id: schema.letterKeys.userId,
      email: schema.letterKeys.email,
      at: schema.letterKeys.createdAt,
    },
  },
  outbox: { table: outbox, ways: RECEIVERS, rows: messagesOf },
  feedback: { table: feedback, ways: QUESTIONS },
  form_entries: { table: formEntries, ways: FORMS },
  survey_answers: { table: schema.surveyAnswers, ways: { id: schema.surveyAnswers.userId } },
  reviews: { table: schema.reviews, ways: { id: schema.reviews.userId } },
  // Not by the email typed into the form: the confirmed phone identifies the owner. Both move to a new
  // phone.
  certificate_requests: { table: certificateRequests, ways: { phone: certificateRequests.phone } },
  certificates: { table: schema.certificates, ways: { phone: schema.certificates.phone } },
  points_entries: { table: schema.pointsEntries, ways: { id: schema.pointsEntries.userId } },
  orders: { table: schema.orders, ways: { id: schema.orders.userId } },
  package_codes: { table: schema.packageCodes, ways: { id: schema.packageCodes.userId } },
  once_answers: { table: schema.onceAnswers, ways: { id: schema.onceAnswers.userId } },
};

/** The rows of a table that belong to a person. */
export function placeRows(db: Database, name: KeptTable, person: Person): SQL {
  const { ways, rows } = places[name];
  return rows ? rows(db, person) : rowsOf(ways, person);
}
