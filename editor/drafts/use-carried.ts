import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { putCaret } from './caret.ts';
import { takeCarried, type Carried } from './carried.ts';

/** Frames in which a rich text gets its editor. */
const PATIENCE = 120;

const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

async function focusCaret({ caret }: Carried): Promise<void> {
  for (let left = PATIENCE; caret && left > 0 && !putCaret(caret); left -= 1) await frame();
}

/** Goes on with what was being typed when the form of the entity became that of its draft. */
export function useCarried(): void {
  const { setValue } = useFormContext();
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
      // The fields show these values in the next one.
      await frame();
      await focusCaret(what);
      const keys = what.keys();
      // As typing does it, so that inputs and rich texts take it alike.
      if (keys !== '') document.execCommand('insertText', false, keys);
    }
    void goOn(found);
  }, [id, setValue]);
}
