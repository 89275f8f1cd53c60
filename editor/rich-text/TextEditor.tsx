import { Box, FormHelperText, FormLabel } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId } from 'react';
import { useInput } from 'react-admin';
import type { RichTextField } from '../../contract/collections/field.ts';
import { NONCE } from '../app/nonce.ts';
import type { FieldInputProps } from '../fields/field-props.ts';
import { said } from '../fields/said.ts';
import { extensions } from './extensions.ts';
import { TEXT_LOOK } from './text-look.ts';
import { TextTools } from './TextTools.tsx';

/** A text with its tools: what they write is what saving keeps. */
function TextEditor({ source, field }: FieldInputProps<RichTextField>) {
  const id = useId();
  const { label, helperText, validate } = said(field);
  const { field: input, fieldState } = useInput({
    source,
    defaultValue: '',
    ...(validate && { validate }),
  });
  const editor = useEditor({
    extensions,
    content: String(input.value ?? ''),
    injectNonce: NONCE,
    editorProps: {
      attributes: { 'aria-labelledby': id, role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: changed }) => input.onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  const fault = fieldState.error?.message;
  return (
    <Box sx={{ mb: 2, width: '100%' }}>
      <FormLabel id={id} error={fieldState.invalid} sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      {editor && <TextTools editor={editor} />}
      <Box sx={TEXT_LOOK}>
        <EditorContent editor={editor} />
      </Box>
      {(fault || helperText) && (
        <FormHelperText error={Boolean(fault)}>{fault ?? helperText}</FormHelperText>
      )}
    </Box>
  );
}

export default TextEditor;
