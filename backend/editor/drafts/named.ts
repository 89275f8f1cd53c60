/**
 * Drafts named in place of an entity: `{"draft": 12}` stands for the id of the entity that the draft
 * becomes. Only drafts of one set may name each other; see `sets/new-entities.ts`.
 */
import * as v from 'valibot';

export const draftReference = v.strictObject({ draft: v.number() });

const container = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]);

/** The draft that is named at a path such as `tags.0`; null if there is none. */
function draftAt(given: unknown, path: string): number | null {
  let value = given;
  for (const name of path.split('.')) {
    value = v.is(container, value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : null;
  }
  return v.is(draftReference, value) ? value.draft : null;
}

const unpublished = (draft: number) =>
  `Черновик №\u00a0${draft} ещё не\u00a0опубликован: опубликуйте его раньше или вместе с\u00a0этой записью, одним набором`;

/** Faults by path, with messages of their own where a draft is named. */
export const tellingDrafts = (given: unknown, faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => {
      const draft = draftAt(given, path);
      return [path, draft === null ? fault : unpublished(draft)];
    }),
  );

/** Faults without those at named drafts, which the draft's set checks. */
export const withoutDrafts = (given: unknown, faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => draftAt(given, path) === null));
