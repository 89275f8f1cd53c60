import { notInArray, sql } from 'drizzle-orm';
import { routes } from '../../src/config/routes.ts';
import * as tables from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { addDays, dayOf, startOfDay } from '../moscow-day.ts';
import { offers } from './club/offers.ts';
import { freeCodes, type SeedPackageCode } from './club/package-codes.ts';
import { webinars } from './club/webinars.ts';
import type { PictureStore } from './picture-store.ts';
import { pointsRules } from './points.ts';
import { products } from './products.ts';
import { typeset } from './typography.ts';

const HOUR = 60 * 60 * 1000;

/** The value the insert provided. */
const given = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);

/**
 * Orders refer to offers by id and rely on their days, so both remain when the demo is seeded
 * again; only texts and terms follow the files.
 */
async function loadOffers(db: Database, store: PictureStore, today: string): Promise<void> {
  const { partnerOffers: table } = tables;
  await db.delete(table).where(
    notInArray(
      table.alias,
      offers.map(({ alias }) => alias),
    ),
  );
  await db
    .insert(table)
    .values(
      offers.map(({ motif, days, ...offer }, position) => ({
        ...typeset(offer),
        cover: store.cover(`offer-${offer.alias}`, motif),
        validTo: addDays(today, days),
        position,
      })),
    )
    .onConflictDoUpdate({
      target: table.alias,
      set: {
        title: given(table.title),
        partner: given(table.partner),
        lead: given(table.lead),
        body: given(table.body),
        cover: given(table.cover),
        points: given(table.points),
        places: given(table.places),
        placesHeld: given(table.placesHeld),
        position: given(table.position),
      },
    });
}

async function loadWebinars(db: Database, today: string): Promise<void> {
  const { webinars: table } = tables;
  await db.delete(table).where(
    notInArray(
      table.alias,
      webinars.map(({ alias }) => alias),
    ),
  );
  await db
    .insert(table)
    .values(
      webinars.map(({ days, hour, ...webinar }) => ({
        ...typeset(webinar),
        startsAt: new Date(startOfDay(addDays(today, days)).getTime() + hour * HOUR),
        room: routes.content('kak-smotret-vebinar'),
      })),
    )
    .onConflictDoUpdate({
      target: table.alias,
      set: {
        title: given(table.title),
        lead: given(table.lead),
        duration: given(table.duration),
        speaker: given(table.speaker),
        points: given(table.points),
        places: given(table.places),
        placesHeld: given(table.placesHeld),
        room: given(table.room),
      },
    });
}

/** The row of a code; it contains the product's name, as the member's history will. */
export function packageCodeRow({ code, product: alias }: SeedPackageCode) {
  const product = products.find((one) => one.alias === alias);
  if (!product) throw new Error(`The seed has a code for «${alias}», which does not exist`);
  return { code, product: typeset(product.title), points: pointsRules.packages[product.kind] };
}

/** Seeds partner offers, webinars and codes; codes in use are left unchanged. */
export async function loadClub(db: Database, store: PictureStore, now = new Date()): Promise<void> {
  const today = dayOf(now);
  await loadOffers(db, store, today);
  await loadWebinars(db, today);
  await db.insert(tables.packageCodes).values(freeCodes.map(packageCodeRow)).onConflictDoNothing();
}
