/**
 * What is typed and not saved yet, in this browser: it survives a closed tab, a dead network and a
 * session that has ended. Each open form writes an entry of its own, so two tabs do not write over
 * each other.
 */
import * as v from 'valibot';

const change = v.object({ base: v.unknown(), value: v.unknown() });

const kept = v.object({
  at: v.string(),
  /** Of the entity or draft that was edited; null for a new one. */
  revision: v.nullable(v.number()),
  changes: v.record(v.string(), change),
  /** Pictures that were on their way, a line each. */
  lost: v.optional(v.array(v.string()), []),
});

export type Kept = v.InferOutput<typeof kept>;

/** Whose form it is, by the number of their account, and of what: `articles/12`, `drafts/7`, `tags/new`. */
export type KeptOf = { readonly who: string; readonly of: string };

export type KeptEntry = { readonly key: string; readonly kept: Kept };

export type Place = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Entries, their characters in all, and milliseconds: older ones make room. */
const MOST = 30;
const ROOM = 2_000_000;
const LIFE = 30 * 24 * 60 * 60 * 1000;

const PREFIX = 'kept:';

const prefixOfWho = (who: string) => `${PREFIX}${encodeURIComponent(who)}:`;
const prefixOf = ({ who, of }: KeptOf) => `${prefixOfWho(who)}${encodeURIComponent(of)}:`;

/** The place of one open form. */
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

/** What was typed there and not saved, the newest first. */
export const keptOf = (place: Place, of: KeptOf): readonly KeptEntry[] =>
  entries(place, prefixOf(of)).map(({ key, kept: found }) => ({ key, kept: found }));

/**
 * Gives an account what earlier versions of the screen have kept under its name, which may become
 * another one.
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

/** Drops what is too old or too much, oldest first. */
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

/** @returns whether the browser had room for it. */
export function keep(place: Place, key: string, what: Kept): boolean {
  const text = JSON.stringify(what);
  makeRoom(place, key, text.length, Date.parse(what.at));
  for (;;) {
    try {
      place.setItem(key, text);
      return true;
    } catch {
      // Full: the oldest of the others makes room.
      const oldest = entries(place, PREFIX).findLast((entry) => entry.key !== key);
      if (!oldest) return false;
      place.removeItem(oldest.key);
    }
  }
}
