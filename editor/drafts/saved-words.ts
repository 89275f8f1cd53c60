import * as v from 'valibot';
import { serverNow } from '../calls/server-time.ts';
import { momentWords } from '../words/moments.ts';

/** The label of the button that saves a draft: with a time to come, saving plans it. */
export const saveLabel = (publishAt: unknown, now = serverNow()): string =>
  typeof publishAt === 'string' && new Date(publishAt) > now
    ? 'Запланировать'
    : 'Сохранить черновик';

const planned = v.object({ publish_at: v.string() });

/** The result of saving a draft, in words. @param record of its form, or the draft itself. */
export function savedWords(
  record: { readonly [field: string]: unknown },
  now = new Date(),
): string {
  const read = v.safeParse(planned, record['draft'] ?? record);
  return read.success
    ? `Черновик сохранён и\u00a0выйдет ${momentWords(read.output.publish_at, now)}`
    : 'Черновик сохранён: читатели его не\u00a0видят';
}
