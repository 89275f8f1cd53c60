import { doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SmsAction } from '../../contract/schemas/sign-in.ts';

/** The purpose of a code; the last two are a pair that changes a member's phone. */
export type CodeAction = SmsAction | 'phone.old' | 'phone.new';

/** Codes sent by SMS. Reading the table does not let anyone sign in. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phone: text('phone').notNull(),
    action: text('action').$type<CodeAction>().notNull(),
    /** HMAC of phone, action and code with the server's secret. */
    digest: text('digest').notNull(),
    /** Hashes of the requester, for counting; only that device can use the code. */
    device: text('device'),
    address: text('address'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('sms_codes_phone').on(table.phone, table.sentAt),
    index('sms_codes_device').on(table.device, table.sentAt),
    index('sms_codes_address').on(table.address, table.sentAt),
    index('sms_codes_sent').on(table.sentAt),
  ],
);

/** Passed captcha tokens. The token is the key, so each counts once. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Hash of the device that passed. */
    device: text('device').notNull(),
    action: text('action').notNull(),
    score: doublePrecision('score').notNull(),
    passedAt: timestamp('passed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('captcha_passes_device').on(table.device, table.passedAt),
    index('captcha_passes_passed').on(table.passedAt),
  ],
);
