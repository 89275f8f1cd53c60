/** The editors' log as read-only records. */
import * as v from 'valibot';
import { editorLog } from '../../contract/calls/editor-access.ts';
import { EDITOR_ACTIONS } from '../../contract/schemas/editor.ts';
import { send } from '../calls/send.ts';
import { onlyListed } from '../data/records.ts';
import { valueOf } from '../data/refused.ts';

const day = v.optional(v.pipe(v.string(), v.isoDate()));
const filters = v.object({
  who: v.optional(v.string()),
  action: v.optional(v.picklist(EDITOR_ACTIONS)),
  since: day,
  until: day,
});

export const logRecords = onlyListed(async ({ pagination: { page, perPage: count }, filter }) => {
  const asked = v.safeParse(filters, filter);
  const chosen = asked.success ? asked.output : {};
  return valueOf(await send(editorLog, { page, count, ...chosen }));
});
