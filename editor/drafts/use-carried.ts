import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { typeAt } from './caret.ts';
import { takeCarried, type Carried } from './carried.ts';

/** Frames in which a rich text gets its editor, and a field its value. */
const PATIENCE = 120;

const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

async function goOnTyping(
  { caret, keys }: Carried,
  valueOf: (field: string) => unknown,
): Promise<void> {
  if (!caret) return;
  for (let left = PATIENCE; left > 0; left -= 1) {
    if (typeAt(caret, valueOf(caret.field), keys)) return;
    await frame();
  }
  typeAt(caret, null, keys);
}

/** Goes on with what was being typed when the form of the entity became that of its draft. */
export function useCarried(): void {
  const { getValues, setValue } = useFormContext();
  const id = useRecordContext()?.id;
  useEffect(() => {
    const found = id === undefined ? null : takeCarried(id);
    if (!found) return;
    async function goOn(what: Carried) {
      // The form is filled with its record by the effects of this frame.
      await frame();
      what.forget();
      for (const [field, value] of Object.entries(what.values)) {
        setValue(field, value, { shouldDirty: true, shouldTouch: true });
      }
      await goOnTyping(what, getValues);
    }
    void goOn(found);
  }, [id, getValues, setValue]);
}
