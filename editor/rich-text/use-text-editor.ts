import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { NONCE } from '../app/nonce.ts';
import { extensions } from './kept/extensions.ts';
import { htmlIn } from './kept/html-in.ts';
import { htmlOut } from './kept/html-out.ts';

type Options = {
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The id of what names the text. */
  readonly labelId: string;
};

/** The editor of a text: what it writes is what saving keeps. */
export function useTextEditor({ value, onChange, labelId }: Options): Editor {
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: htmlIn(value),
    injectNonce: NONCE,
    editorProps: {
      attributes: { 'aria-labelledby': labelId, role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : htmlOut(changed.state.doc);
      onChange(written.current);
    },
  });
  // Something else has written the field: an earlier state that was taken back.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(htmlIn(value), { emitUpdate: false });
  }, [value, editor]);
  return editor;
}
