/** Handlers of the calls in `contract/calls/editor-messages.ts`. */
import * as calls from '../../contract/calls/editor-messages.ts';
import {
  messages,
  messageVariants,
  type MessageCode,
} from '../../contract/collections/messages.ts';
import { schemaOfFields } from '../../contract/collections/schema.ts';
import { withValues } from '../../contract/collections/variables.ts';
import { brandWords } from '../brand-words.ts';
import { notFound } from '../failure.ts';
import { writtenText } from '../messages/message-text.ts';
import { smsLength } from '../messages/sms-length.ts';
import { checkInput } from './faults.ts';
import { implement, type EditorHandler } from './handler.ts';

const isMessage = (code: string): code is MessageCode => Object.hasOwn(messages, code);

const preview = implement(calls.editorMessagePreview, async ({ code, message }, { db }) => {
  if (!isMessage(code)) throw notFound('Сообщение', 'не\u00a0найдено');
  const { channel, variables } = messages[code];
  const given = message.text ?? (await writtenText(db, code));
  checkInput(schemaOfFields(messageVariants[code].fields), { text: given });
  const examples = Object.entries(variables).map(([name, { example }]) => [name, example]);
  const text = withValues(given.trim(), {
    ...(await brandWords(db)),
    ...Object.fromEntries(examples),
  });
  return { channel, text, sms: channel === 'sms' ? smsLength(text) : null };
});

export const messageHandlers: readonly EditorHandler[] = [preview];
