import { Box, FormHelperText } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { HEARD_ONLY } from '../app/heard-only.ts';

type Props = {
  readonly editor: Editor;
  readonly id: string;
  /** Whether the next Tab leaves the text. */
  readonly isLeaving: boolean;
};

const HINT = 'Escape, затем Tab\u00a0— выйти из\u00a0текста.';
const LEAVING = 'Теперь Tab выведет из\u00a0текста.';

/** How the keyboard leaves a text: always read to those who hear it, shown where Tab has other work. */
export function LeaveHint({ editor, id, isLeaving }: Props) {
  const isShown = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isFocused && (now.isActive('table') || now.isActive('listItem')),
  });
  return (
    <>
      <FormHelperText id={id} sx={isShown ? {} : HEARD_ONLY}>
        {HINT}
      </FormHelperText>
      <Box role="status" component="span" sx={HEARD_ONLY}>
        {isLeaving && LEAVING}
      </Box>
    </>
  );
}
