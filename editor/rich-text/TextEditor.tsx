import { Alert, Box, Button, FormHelperText, FormLabel } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import type { RichTextField } from '../../contract/collections/field.ts';
import { useMayWrite } from '../app/may-write.ts';
import { fieldClass } from '../fields/field-class.ts';
import type { FieldInputProps } from '../fields/field-props.ts';
import { commonInputProps } from '../fields/common-input-props.ts';
import { useHelp } from '../fields/use-help.tsx';
import { UploadState } from '../library/UploadState.tsx';
import { LeaveHint } from './LeaveHint.tsx';
import { TableTools } from './TableTools.tsx';
import { TEXT_LOOK } from './text-look.ts';
import { lengthFault, picturesFault } from './text-faults.ts';
import { TextTools } from './TextTools.tsx';
import { useTextEditor } from './use-text-editor.ts';

/** A rich text with its toolbars. */
function TextEditor({ source, field }: FieldInputProps<RichTextField>) {
  const id = useId();
  const mayWrite = useMayWrite();
  const { label, validate } = commonInputProps(field);
  const { below, described } = useHelp(field.help);
  const { field: input, fieldState } = useInput({
    source,
    defaultValue: '',
    validate: [
      ...(validate ? [validate] : []),
      (html: unknown) => lengthFault(html, field.max),
      picturesFault,
    ],
  });
  const hintId = useId();
  const { editor, part, isDone, stuck, tryAgain, notes, forgetNotes, isLeaving } = useTextEditor({
    value: String(input.value ?? ''),
    onChange: input.onChange,
    labelId: id,
    described: {
      'aria-describedby': [described['aria-describedby'], hintId].filter(Boolean).join(' '),
    },
    max: field.max,
  });
  const fault = fieldState.error?.message;
  return (
    <Box className={fieldClass(source)} sx={{ mb: 2, width: '100%' }}>
      <FormLabel id={id} error={fieldState.invalid} sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      {mayWrite && (
        <>
          <TextTools editor={editor} />
          <TableTools editor={editor} />
          <LeaveHint editor={editor} id={hintId} isLeaving={isLeaving} />
        </>
      )}
      {/* Above the text, so that they are in sight however long it is. */}
      {notes.length > 0 && (
        <Alert severity="info" onClose={forgetNotes} closeText="Понятно" sx={{ mb: 1 }}>
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </Alert>
      )}
      <Box sx={TEXT_LOOK}>
        <EditorContent editor={editor} />
      </Box>
      {stuck !== null && (
        <Alert
          severity="warning"
          role="status"
          action={
            <Button color="inherit" onClick={tryAgain}>
              Попробовать ещё&nbsp;раз
            </Button>
          }
        >
          {stuck}
        </Alert>
      )}
      <UploadState part={part} fault={null} isDone={isDone} />
      {(fault || below) && (
        <FormHelperText error={Boolean(fault)}>
          {fault ? <ValidationError error={fault} /> : below}
        </FormHelperText>
      )}
    </Box>
  );
}

export default TextEditor;
