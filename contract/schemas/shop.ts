import * as v from 'valibot';
import { id, list, moment, text } from '../fields.ts';
import { lensTypeKey } from './product.ts';

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const clock = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

export const city = v.object({
  id,
  title: text,
  region: text,
  /** Degrees, WGS 84. */
  lat: latitude,
  lon: longitude,
  shops: v.number(),
  updated_at: moment,
});

export const cities = list(city);

export const shopKind = v.picklist(['shop', 'optician', 'online']);
export type ShopKind = v.InferOutput<typeof shopKind>;

/** A shop: an optician or an online shop. The specification does not show its shape. */
export const shop = v.object({
  id,
  title: text,
  kind: shopKind,
  city: v.object({ id, title: text }),
  address: text,
  lat: latitude,
  lon: longitude,
  phone: text,
  metro: v.nullable(text),
  /** Local time of the city; `days` as displayed: «Пн–Пт». */
  hours: v.array(v.object({ days: text, open: clock, close: clock })),
  lens_types: v.array(lensTypeKey),
  /** Its own site. */
  website: v.nullable(v.pipe(v.string(), v.url())),
  updated_at: moment,
  revision: v.number(),
});

/** Shops; when the city has none, the nearest city that does. */
export const shops = v.object({
  ...list(shop).entries,
  nearest: v.nullable(
    v.object({
      id,
      title: text,
      shops: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Great-circle distance in kilometres. */
      distance: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});

export type City = v.InferOutput<typeof city>;
export type Shop = v.InferOutput<typeof shop>;
export type Shops = v.InferOutput<typeof shops>;
