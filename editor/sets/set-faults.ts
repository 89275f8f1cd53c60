/** What prevents a set from being published, in words: `drafts/12.alias`, `tags/3`. */
import type { ChangeSet } from '../../contract/schemas/editor-sets.ts';

type Faults = Readonly<Record<string, string>>;

/** The name of a field of a collection, as its form has it. */
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
