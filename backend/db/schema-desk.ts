import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeskAction } from '../../contract/schemas/desk.ts';

/** Which staff member viewed or changed a person's data, and why; rows are only added. */
export const deskLog = pgTable(
  'desk_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    who: text('who').notNull(),
    action: text('action').$type<DeskAction>().notNull(),
    /** Without names, phones or addresses: «вопрос 12». */
    about: text('about').notNull(),
    /** The member's number, which identifies nobody once the member is deleted. */
    member: integer('member'),
    reason: text('reason').notNull(),
  },
  (table) => [
    index('desk_log_at').on(table.at),
    index('desk_log_member').on(table.member, table.id),
  ],
);
