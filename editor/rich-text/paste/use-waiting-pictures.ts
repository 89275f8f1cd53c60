import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { waitingNames } from '../../kept/waiting-names.ts';
import { uploadPicture } from '../../library/upload.ts';
import { fileInAddress } from './picture-files.ts';
import { makeTries } from './tries.ts';
import { giveUp, settle, waitingIn } from './waiting-pictures.ts';

const STUCK =
  'Сервис не\u00a0отвечает, и\u00a0картинка пока не\u00a0загрузилась. Она осталась в\u00a0тексте: загрузим её сами, как только получится. Не\u00a0закрывайте вкладку.';

/**
 * Uploads pictures added to a text, one after another. While no server answers, a picture stays in
 * the text and its upload is retried.
 */
export function useWaitingPictures(told: (sentences: readonly string[]) => void) {
  const [part, setPart] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const files = useRef(new Map<string, File>());
  const begun = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const [stuck, setStuck] = useState<string | null>(null);
  const [tries] = useState(makeTries);

  /** @returns null for a picture that was removed meanwhile. */
  async function uploadOne(editor: Editor, src: string, file: File) {
    setDone(false);
    for (;;) {
      const done = await uploadPicture(file, setPart);
      setPart(null);
      if ('stored' in done || !done.isAway) return done;
      setStuck(STUCK);
      await tries.next();
      setStuck(null);
      if (editor.isDestroyed || !waitingIn(editor.state.doc).includes(src)) return null;
    }
  }

  async function upload(editor: Editor, src: string): Promise<void> {
    const file = files.current.get(src) ?? fileInAddress(src);
    const done = file
      ? await uploadOne(editor, src, file)
      : { fault: 'Картинка не\u00a0прочиталась: сохраните её в\u00a0файл и\u00a0загрузите' };
    if (src.startsWith('blob:')) URL.revokeObjectURL(src);
    begun.current.delete(src);
    waitingNames.delete(src);
    if (editor.isDestroyed || done === null) return;
    if ('stored' in done) {
      settle(editor, src, done.stored);
      setDone(true);
      return;
    }
    giveUp(editor, src);
    told([done.fault]);
  }

  /** Uploads the pictures of the text that are not stored yet. */
  function uploadAll(editor: Editor): void {
    for (const src of waitingIn(editor.state.doc)) {
      if (begun.current.has(src)) continue;
      begun.current.add(src);
      queue.current = queue.current.then(() => upload(editor, src));
    }
  }

  /** A temporary address for showing a file until it is stored. */
  function addressOf(file: File): string {
    const src = URL.createObjectURL(file);
    files.current.set(src, file);
    waitingNames.set(src, file.name);
    return src;
  }
  return { part, isDone, stuck, tryAgain: tries.press, uploadAll, addressOf };
}
