import { Stack, ToggleButton } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { TOOLS } from './tools.tsx';
import { InsertTools } from './InsertTools.tsx';
import { TypesetTool } from './TypesetTool.tsx';

type Props = { readonly editor: Editor };

/** The toolbar above a text. */
export function TextTools({ editor }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn(now)),
  });
  return (
    <Stack
      role="toolbar"
      aria-label="Оформление текста"
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap', my: 1 }}
    >
      {TOOLS.map(({ name, icon, run }, place) => (
        <ToggleButton
          key={name}
          value={name}
          size="small"
          selected={active[place] ?? false}
          aria-label={name}
          title={name}
          onClick={() => run(editor)}
        >
          {icon}
        </ToggleButton>
      ))}
      <InsertTools editor={editor} />
      <TypesetTool editor={editor} />
    </Stack>
  );
}
