import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { merged } from '../merge/merged.ts';
import { mergeTexts } from '../merge/merge-texts.ts';
import { changesOf, isSame, type Values } from './changes.ts';
import { noteSent, takeSent } from './own-form.ts';

/** The scheduled time of a draft, which is not a field of the collection. */
const PLAN = 'draft.publish_at';

const NAMES = { mine: 'Вы\u00a0напечатали', theirs: 'Сохранено сейчас' };

const planIn = ({ draft }: Values): unknown =>
  (draft as { publish_at?: unknown } | null | undefined)?.publish_at;

/** What was typed into a rich text, with what its save has merged into it from somebody else. */
function withMerged(base: unknown, mine: unknown, theirs: unknown): unknown {
  const areTexts =
    typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  return areTexts ? (mergeTexts({ base, mine, theirs }) ?? mine) : mine;
}

/**
 * When a save is answered, a form shows the saved record; text typed meanwhile stays, unsaved. So
 * does text typed before the record is refetched, which many buttons do: where somebody else has
 * changed the same field, the user decides.
 */
export function useTypedMeanwhile(fields: Fields): void {
  const { getValues, setValue, watch } = useFormContext();
  const { defaultValues, isSubmitting, isSubmitSuccessful } = useFormState();
  const begun = useEffectEvent((): Values => defaultValues ?? {});
  useEffect(() => {
    if (isSubmitting) noteSent();
    // The form was not sent after all: the next record that arrives is not its response.
    else if (!isSubmitSuccessful) takeSent();
  }, [isSubmitting, isSubmitSuccessful]);

  useEffect(() => {
    let typed: Values | null = null;

    function putBack(base: Values, mine: Values): readonly string[] {
      const changes = changesOf(fields, base, mine);
      for (const [field, { base: was, value }] of Object.entries(changes)) {
        const isRich = fields[field]?.kind === 'rich-text';
        const put = isRich ? withMerged(was, value, getValues(field)) : value;
        setValue(field, put, { shouldDirty: true });
      }
      if (!isSame(planIn(base), planIn(mine))) setValue(PLAN, planIn(mine), { shouldDirty: true });
      return Object.keys(changes);
    }

    /** The record was refetched while this was unsaved. */
    async function join(base: Values, mine: Values): Promise<void> {
      const theirs = structuredClone(getValues());
      // The form shows another record by now.
      if (!isSame(theirs['id'], mine['id'])) return;
      const own = putBack(base, mine);
      const sides = { base, mine, theirs };
      const values = await merged(fields, sides, () => Promise.resolve(null), NAMES);
      for (const field of own) {
        if (!values || isSame(values[field], getValues(field))) continue;
        setValue(field, values[field], { shouldDirty: true });
      }
    }

    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined) {
        typed = structuredClone(getValues());
        return;
      }
      const [sent, mine, base] = [takeSent(), typed, begun()];
      typed = null;
      if (!mine) return;
      // The form is still being filled with the saved record.
      queueMicrotask(() => {
        if (sent) putBack(sent, mine);
        else void join(base, mine);
      });
    });
    return unsubscribe;
  }, [fields, getValues, setValue, watch]);
}
