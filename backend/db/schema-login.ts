import { doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SmsAction } from '../../contract/schemas/member.ts';

/** What a code is for; the last two belong together and change a member's phone. */
export type CodeAction = SmsAction | 'phone.old' | 'phone.new';

/** Codes that were sent by SMS. Who reads the table can sign in with none of them. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phone: text('phone').notNull(),
    action: text('action').$type<CodeAction>().notNull(),
    /** HMAC of phone, action and code under the server's secret. */
    digest: text('digest').notNull(),
    /** Whose request it was, as hashes to count by; only that device can use the code. */
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

/** Captcha tokens that passed. The token is the key: each of them counts once. */
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
