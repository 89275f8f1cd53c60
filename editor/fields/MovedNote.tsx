import { Typography } from '@mui/material';
import { useRecordContext, useWrappedSource } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { movedFrom } from './moved-from.ts';

/** Says what happens to the public address when the alias changes. */
export function MovedNote({ source }: { readonly source: string }) {
  const name = useWrappedSource(source);
  const { dirtyFields } = useFormState({ name });
  const record = useRecordContext();
  const url = record ? movedFrom(record['url'], record[name]) : null;
  if (!url || !Object.hasOwn(dirtyFields, name)) return null;
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {`Прежний адрес ${url} будет вести на\u00a0новый: ссылки и\u00a0закладки не\u00a0сломаются.`}
    </Typography>
  );
}
