import { useEditor, type Editor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMayWrite } from '../app/may-write.ts';
import { NONCE } from '../app/nonce.ts';
import { extensions } from './kept/extensions.ts';
import { typeIn } from './type-in.ts';
import { TYPE_IN, type TypedIn } from './typed-in.ts';
import { htmlIn } from './kept/html-in.ts';
import { htmlOut } from './kept/html-out.ts';
import { cleanPasted } from './paste/clean-pasted.ts';
import { isOnlyPicture, picturesAmong } from './paste/picture-files.ts';
import { pasteFault, pastedWords } from './text-faults.ts';
import { putBelow, putBlock } from './put-block.ts';
import { replaceContent } from './replace-content.ts';
import { useLeaving } from './use-leaving.ts';
import { useWaitingPictures } from './paste/use-waiting-pictures.ts';

type Options = {
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The id of the element that labels the text. */
  readonly labelId: string;
  /** The `aria-describedby` of the text. */
  readonly described: Readonly<Record<string, string>>;
  /** The limit in characters. */
  readonly max: number;
};

type Text = {
  readonly editor: Editor;
  /** The uploaded fraction of a picture; null while none is uploading. */
  readonly part: number | null;
  /** Whether the last picture was stored. */
  readonly isDone: boolean;
  /** Why an upload makes no progress; null: none is stuck. */
  readonly stuck: string | null;
  readonly tryAgain: () => void;
  /** What could not be inserted into the text, one sentence each. */
  readonly notes: readonly string[];
  readonly forgetNotes: () => void;
  /** Whether the next Tab leaves the text. */
  readonly isLeaving: boolean;
};

/** The editor of a rich text: its output is what saving keeps. */
export function useTextEditor({ value, onChange, labelId, described, max }: Options): Text {
  const mayWrite = useMayWrite();
  const written = useRef(value);
  // Of the last paste: the next one has notes of its own, or none.
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { isLeaving, handlers } = useLeaving();
  const { part, isDone, stuck, tryAgain, uploadAll, addressOf } = useWaitingPictures((more) =>
    setRefused((now) => [...now, ...more]),
  );

  const figureOf = (file: File) => ({
    type: 'figure',
    content: [{ type: 'image', attrs: { src: addressOf(file), alt: '' } }],
  });
  const put = (at: number | null, pictures: readonly File[]) => {
    const figures = pictures.map(figureOf);
    if (at === null) putBlock(editor, figures);
    else putBelow(editor, at, figures);
    uploadAll(editor);
  };

  const editor = useEditor({
    extensions,
    editable: mayWrite,
    content: htmlIn(value),
    injectNonce: NONCE,
    editorProps: {
      attributes: {
        'aria-labelledby': labelId,
        ...described,
        role: 'textbox',
        'aria-multiline': 'true',
        ...(!mayWrite && { 'aria-readonly': 'true' }),
      },
      handleDOMEvents: {
        ...handlers,
        // Ctrl+Enter publishes, on every field of a form: ProseMirror would take any Enter for itself.
        keydown: (view, event) =>
          handlers.keydown(view, event) ||
          (event.key === 'Enter' && (event.ctrlKey || event.metaKey)),
        [TYPE_IN](view, event: Event) {
          view.dispatch(typeIn(view.state.tr, (event as CustomEvent<TypedIn>).detail));
          return true;
        },
        // Before the HTML is parsed, which would take long.
        paste(_view, event) {
          const [plain = '', html = ''] = ['text/plain', 'text/html'].map((kind) =>
            event.clipboardData?.getData(kind),
          );
          const fault = pasteFault(pastedWords(plain, html), max);
          setPasted(fault === null ? [] : [fault]);
          if (fault === null) return false;
          event.preventDefault();
          return true;
        },
      },
      transformPastedHTML(html) {
        const { html: clean, notes: lost } = cleanPasted(html, location.origin);
        setPasted(lost);
        return clean;
      },
      handlePaste(_view, { clipboardData }) {
        if (!clipboardData || !isOnlyPicture(clipboardData)) return false;
        put(null, picturesAmong(clipboardData.files));
        return true;
      },
      handleDrop(view, event, _slice, moved) {
        const pictures = picturesAmong(event.dataTransfer?.files ?? []);
        if (moved || pictures.length === 0) return false;
        event.preventDefault();
        put(view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null, pictures);
        return true;
      },
    },
    onUpdate: ({ editor: changed, transaction }) => {
      written.current = changed.isEmpty ? '' : htmlOut(changed.state.doc);
      onChange(written.current);
      if (transaction.getMeta('uiEvent')) uploadAll(changed);
    },
  });
  // The field was changed elsewhere, for instance by restoring a value. Before the next key press: a later
  // effect would take back what that has typed.
  useLayoutEffect(() => {
    if (value === written.current) return;
    written.current = value;
    replaceContent(editor, value);
  }, [value, editor]);
  const notes = [...new Set([...pasted, ...refused])];
  const forgetNotes = () => {
    setPasted([]);
    setRefused([]);
  };
  return { editor, part, isDone, stuck, tryAgain, notes, forgetNotes, isLeaving };
}
