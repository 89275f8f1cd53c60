import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { waitingNames } from '../../kept/waiting-names.ts';
import { uploadPicture } from '../../library/upload.ts';
import { fileInAddress } from './picture-files.ts';
import { giveUp, settle, waitingIn } from './waiting-pictures.ts';

/** Uploads the pictures that come into a text, one after another. */
export function useWaitingPictures(told: (sentences: readonly string[]) => void) {
  const [part, setPart] = useState<number | null>(null);
  const files = useRef(new Map<string, File>());
  const begun = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());

  async function upload(editor: Editor, src: string): Promise<void> {
    const file = files.current.get(src) ?? fileInAddress(src);
    const done = file
      ? await uploadPicture(file, setPart)
      : { fault: 'Картинка не\u00a0прочиталась: сохраните её в\u00a0файл и\u00a0загрузите' };
    setPart(null);
    if (src.startsWith('blob:')) URL.revokeObjectURL(src);
    begun.current.delete(src);
    waitingNames.delete(src);
    if (editor.isDestroyed) return;
    if ('stored' in done) {
      settle(editor, src, done.stored);
      return;
    }
    giveUp(editor, src);
    told([done.fault]);
  }

  /** Uploads what is in the text and is not stored yet. */
  function uploadAll(editor: Editor): void {
    for (const src of waitingIn(editor.state.doc)) {
      if (begun.current.has(src)) continue;
      begun.current.add(src);
      queue.current = queue.current.then(() => upload(editor, src));
    }
  }

  /** An address under which a file is seen until it is stored. */
  function addressOf(file: File): string {
    const src = URL.createObjectURL(file);
    files.current.set(src, file);
    waitingNames.set(src, file.name);
    return src;
  }
  return { part, uploadAll, addressOf };
}
