/**
 * Unsaved text, stored in this browser: it survives a closed tab, a lost network and an expired
 * session. Each open form writes an entry of its own, so two tabs do not overwrite each other.
 */
import * as v from 'valibot';

const change = v.object({ base: v.unknown(), value: v.unknown() });

const kept = v.object({
  at: v.string(),
  /** The revision of the edited entity or draft; null for a new one. */
  revision: v.nullable(v.number()),
  changes: v.record(v.string(), change),
  /** Pictures that were still uploading, one line each. */
  lost: v.optional(v.array(v.string()), []),
});

export type Kept = v.InferOutput<typeof kept>;

/** The user, by the number of their account, and the form: `articles/12`, `drafts/7`, `tags/new`. */
export type KeptOf = { readonly who: string; readonly of: string };

export type KeptEntry = { readonly key: string; readonly kept: Kept };

export type Place = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Limits by number of entries, total characters and age in milliseconds; the oldest entries are dropped. */
const MOST = 30;
const ROOM = 2_000_000;
const LIFE = 30 * 24 * 60 * 60 * 1000;

const PREFIX = 'kept:';

const prefixOfWho = (who: string) => `${PREFIX}${encodeURIComponent(who)}:`;
const prefixOf = ({ who, of }: KeptOf) => `${prefixOfWho(who)}${encodeURIComponent(of)}:`;

/** The storage key of one open form. */
export const keyOf = (of: KeptOf, writer: string): string => `${prefixOf(of)}${writer}`;

function read(text: string | null): Kept | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  return parsed.success ? parsed.output : null;
}

function entries(place: Place, prefix: string) {
  const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const text = place.getItem(key) ?? '';
      const found = read(text);
      return found ? [{ key, kept: found, size: text.length }] : [];
    })
    .toSorted((one, other) => other.kept.at.localeCompare(one.kept.at));
}

/** The unsaved entries of a form, newest first. */
export const keptOf = (place: Place, of: KeptOf): readonly KeptEntry[] =>
  entries(place, prefixOf(of)).map(({ key, kept: found }) => ({ key, kept: found }));

/**
 * Moves entries that earlier versions of the app stored under an account's name to its number: the
 * name may change.
 */
export function adoptNamed(
  place: Place,
  { id, name }: { readonly id: number | null; readonly name: string },
): void {
  const [from, to] = [prefixOfWho(name), prefixOfWho(String(id ?? ''))];
  for (const { key } of entries(place, from)) {
    const text = place.getItem(key) ?? '';
    place.removeItem(key);
    place.setItem(`${to}${key.slice(from.length)}`, text);
  }
}

/** Drops entries beyond the limits, oldest first. */
function makeRoom(place: Place, own: string, taken: number, now: number): void {
  let [count, room] = [1, ROOM - taken];
  for (const { key, kept: found, size } of entries(place, PREFIX)) {
    if (key === own) continue;
    count += 1;
    room -= size;
    const isOld = Date.parse(found.at) < now - LIFE;
    if (count > MOST || room < 0 || isOld) place.removeItem(key);
  }
}

/** @returns whether it fitted into the browser's storage. */
export function keep(place: Place, key: string, what: Kept): boolean {
  const text = JSON.stringify(what);
  makeRoom(place, key, text.length, Date.parse(what.at));
  for (;;) {
    try {
      place.setItem(key, text);
      return true;
    } catch {
      // The quota is exhausted: drop the oldest of the other entries.
      const oldest = entries(place, PREFIX).findLast((entry) => entry.key !== key);
      if (!oldest) return false;
      place.removeItem(oldest.key);
    }
  }
}
