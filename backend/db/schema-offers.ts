import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Picture } from '../../contract/fields.ts';
import { entityColumns, position } from './columns.ts';

/** Capacity of an offer or a webinar; null when unlimited. */
const places = () => ({
  places: integer('places'),
  /** Places taken outside the club. */
  placesHeld: integer('places_held').notNull().default(0),
});

/**
 * Partner offers that points buy. The number of free places is computed from the orders and not
 * stored.
 */
export const partnerOffers = pgTable(
  'partner_offers',
  {
    ...entityColumns(),
    title: text('title').notNull(),
    partner: text('partner').notNull(),
    lead: text('lead').notNull(),
    body: text('body').notNull(),
    cover: jsonb('cover').$type<Picture>().notNull(),
    points: integer('points').notNull(),
    ...places(),
    /** Last day it can be ordered. */
    validTo: date('valid_to').notNull(),
    position: position(),
  },
  (table) => [check('partner_offers_points', sql`${table.points} >= 0`)],
);

export const webinars = pgTable(
  'webinars',
  {
    ...entityColumns(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** In minutes. */
    duration: integer('duration').notNull(),
    speaker: text('speaker').notNull(),
    points: integer('points').notNull(),
    ...places(),
    /** URL where it can be watched on its day. */
    room: text('room').notNull(),
  },
  (table) => [check('webinars_points', sql`${table.points} >= 0`)],
);
