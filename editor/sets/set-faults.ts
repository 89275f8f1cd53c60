/** Explains what blocks the publication of a set, from paths such as `drafts/12.alias` and `tags/3`. */
import type { ChangeSet } from '../../contract/schemas/editor-sets.ts';

type Faults = Readonly<Record<string, string>>;

/** The label of a collection's field, as in its form. */
type LabelOf = (collection: string, field: string) => string | undefined;

/** «Весна, Адрес: Заполните поле». */
export function faultLines(
  { drafts, takedowns }: Pick<ChangeSet, 'drafts' | 'takedowns'>,
  faults: Faults,
  label: LabelOf,
): string[] {
  return Object.entries(faults).map(([path, words]) => {
    const [member = '', field] = path.split('.', 2);
    const [kind, id] = member.split('/');
    if (kind === 'drafts') {
      const draft = drafts.find((one) => one.id === Number(id));
      const named = draft?.title || 'Черновик без названия';
      const at = draft && field ? label(draft.collection, field) : undefined;
      return `${[`«${named}»`, at].filter(Boolean).join(', ')}: ${words}`;
    }
    const leaving = takedowns.find((one) => one.collection === kind && one.id === Number(id));
    return leaving ? `«${leaving.title}» не\u00a0снять: ${words}` : words;
  });
}
