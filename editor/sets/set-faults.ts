/** Explains what blocks the publication of a set, from paths such as `drafts/12.alias` and `tags/3`. */
import type { ChangeSet } from '../../contract/schemas/editor-sets.ts';
import { quoted } from '../../src/config/quoted.ts';

type Faults = Readonly<Record<string, string>>;

/** The label of a collection's field, as in its form. */
type LabelOf = (collection: string, field: string) => string | undefined;

type Members = {
  readonly drafts: readonly Pick<ChangeSet['drafts'][number], 'id' | 'collection' | 'title'>[];
  readonly takedowns: readonly ChangeSet['takedowns'][number][];
};

/**
 * Without what a fault of a member's field says again: «Такой адрес уже занят», «Адрес: Уже занят»; and
 * without revisions, which no screen shows.
 */
export function onceEach(faults: Faults): Faults {
  const told = Object.entries(faults).filter(([path]) => !path.endsWith('.revision'));
  return Object.fromEntries(
    told.filter(([path]) => !told.some(([other]) => other.startsWith(`${path}.`))),
  );
}

/** «Весна, Адрес: Заполните поле». */
export function faultLines(
  { drafts, takedowns }: Members,
  faults: Faults,
  label: LabelOf,
): string[] {
  return Object.entries(onceEach(faults)).map(([path, words]) => {
    const [member = '', field] = path.split('.', 2);
    const [kind, id] = member.split('/');
    // Without a number it concerns all of them.
    if (kind === 'drafts' && id !== undefined) {
      const draft = drafts.find((one) => one.id === Number(id));
      const named = draft?.title || 'Черновик без названия';
      const at = draft && field ? label(draft.collection, field) : undefined;
      return `${[quoted(named), at].filter(Boolean).join(', ')}: ${words}`;
    }
    const leaving = takedowns.find((one) => one.collection === kind && one.id === Number(id));
    return leaving ? `${quoted(leaving.title)} не\u00a0снять: ${words}` : words;
  });
}

/** Names drafts by their numbers, as checks do: a refused list names them by their places, `drafts.0`. */
export const byDraft = (faults: Faults, ids: readonly number[]): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([path, words]) => {
      const place = /^drafts\.(\d+)$/.exec(path)?.[1];
      return [place === undefined ? path : `drafts/${ids[Number(place)] ?? ''}`, words];
    }),
  );

type Named = Pick<ChangeSet['takedowns'][number], 'collection' | 'id'>;

type SentForm = {
  /** The drafts that faults name. */
  readonly drafts: Members['drafts'];
  readonly sent: { readonly drafts: readonly number[]; readonly takedowns: readonly Named[] };
  /** The takedowns of the form; some of them may not be sent. */
  readonly rows: readonly { readonly collection?: unknown; readonly id?: unknown }[];
};

/** Puts the faults of a refused set at inputs of its form: one for all drafts, one for each takedown. */
export function atInputs(faults: Faults, { drafts, sent, rows }: SentForm, label: LabelOf): Faults {
  const told: Record<string, string[]> = {};
  for (const [path, words] of Object.entries(byDraft(onceEach(faults), sent.drafts))) {
    const [member = ''] = path.split('.', 1);
    const [kind, id] = member.split('/');
    const place = /^takedowns\.(\d+)$/.exec(path)?.[1];
    const leaving =
      place === undefined ? { collection: kind, id: Number(id) } : sent.takedowns[Number(place)];
    const row = rows.findIndex(
      (one) => one.collection === leaving?.collection && one.id === leaving?.id,
    );
    const isDraft = id !== undefined && kind === 'drafts';
    const input = isDraft ? 'drafts' : row < 0 ? path : `takedowns.${row}.id`;
    const lines = isDraft
      ? faultLines({ drafts, takedowns: [] }, { [path]: words }, label)
      : [words];
    told[input] = [...(told[input] ?? []), ...lines];
  }
  return Object.fromEntries(
    Object.entries(told).map(([input, lines]) => [input, lines.join('. ')]),
  );
}
