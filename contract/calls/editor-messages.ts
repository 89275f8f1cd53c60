/** Emails and SMS as they will be sent. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { previewedMessage } from '../schemas/messages.ts';
import { editorCall } from './editor-call.ts';

/** A message with example values, with its saved text or an unsaved one. */
export const editorMessagePreview = defineCall({
  ...editorCall,
  name: 'editor.message.preview',
  method: 'POST',
  path: '/editor/messages/:code',
  permission: 'draft',
  changes: false,
  body: 'message',
  params: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    message: v.object({ text: v.optional(v.pipe(v.string(), v.maxLength(5_000))) }),
  }),
  result: previewedMessage,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});
