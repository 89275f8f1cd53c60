import * as v from 'valibot';
import { moment, text } from '../fields.ts';

const menuLink = v.object({ title: text, url: text, external: v.boolean() });

/** The names of the brand, and of its club in the cases that texts need. */
export const brand = v.object({
  name: text,
  company: text,
  club: text,
  club_genitive: text,
  club_accusative: text,
  club_prepositional: text,
});

/** Header and footer of every page, and the product's names. */
export const settings = v.object({
  item: v.object({
    brand,
    header: v.object({
      banner: v.object({ title: text, url: text }),
      free_pair: v.object({ title: text, url: text }),
      links: v.array(menuLink),
    }),
    footer: v.object({
      groups: v.array(v.object({ title: text, links: v.array(menuLink) })),
      disclaimer: text,
      sticky_disclaimer: text,
      material_code: text,
      age_mark: text,
    }),
    updated_at: moment,
    revision: v.number(),
  }),
});

export const token = v.object({ token: text, token_expired: moment });

export const tokenExpire = v.object({ expired: v.boolean() });

export type Brand = v.InferOutput<typeof brand>;

export type Settings = v.InferOutput<typeof settings>['item'];
