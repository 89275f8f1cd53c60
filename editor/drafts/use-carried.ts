import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { putCaret } from './caret.ts';
import { takeCarried } from './carried.ts';

/** Frames in which a rich text gets its editor. */
const PATIENCE = 120;

/** Goes on with what was being typed when the form of the entity became that of its draft. */
export function useCarried(): void {
  const { setValue } = useFormContext();
  const id = useRecordContext()?.id;
  useEffect(() => {
    const found = id === undefined ? null : takeCarried(id);
    if (!found) return;
    found.forget();
    for (const [field, value] of Object.entries(found.values)) {
      setValue(field, value, { shouldDirty: true, shouldTouch: true });
    }
    let left = PATIENCE;
    // The field shows the value in the next frame.
    const goOn = () => {
      left -= 1;
      if (found.caret && !putCaret(found.caret) && left > 0) {
        requestAnimationFrame(goOn);
        return;
      }
      const keys = found.keys();
      // As typing does it, so that inputs and rich texts take it alike.
      if (keys !== '') document.execCommand('insertText', false, keys);
    };
    requestAnimationFrame(goOn);
  }, [id, setValue]);
}
