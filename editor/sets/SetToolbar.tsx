import { Button } from '@mui/material';
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { keepFocus } from '../app/focus-content.ts';
import { useOnce } from '../app/use-once.ts';
import { mayI } from '../calls/session.ts';
import { useKeptFocus } from '../keys/use-kept-focus.ts';
import { useKeptRecord } from '../merge/use-kept-record.ts';
import { quoted } from '../../src/config/quoted.ts';
import { usePublishSet } from './use-publish-set.ts';
import { setIn } from './set-value.ts';

/** react-admin's own words are about entities, which can be restored. */
const APART =
  'Черновики останутся: их можно опубликовать по\u00a0одному. Сам набор вернуть нельзя.';

const NEWER =
  'Тем временем набор изменил кто-то ещё. Посмотрите, что в\u00a0нём теперь, и\u00a0нажмите ещё раз';

/** The actions for a set that is not published yet. */
export function SetToolbar() {
  const record = useRecordContext();
  const { isDirty } = useFormState();
  const stay = useKeptRecord(NEWER);
  useKeptFocus();
  const { publish: publishNow, check } = usePublishSet();
  const publish = useOnce(publishNow);
  if (!record || !mayI('publish')) return null;
  const set = setIn(record);
  if (set.state === 'published') return null;
  return (
    <Toolbar sx={{ columnGap: 2, rowGap: 1, py: 1, flexWrap: 'wrap' }}>
      <SaveButton />
      <Button disabled={isDirty} onClick={() => void check(set)}>
        Проверить
      </Button>
      <Button
        ref={keepFocus}
        variant={isDirty ? 'outlined' : 'contained'}
        disabled={isDirty}
        onClick={() => void publish(set)}
      >
        Опубликовать всё
      </Button>
      <DeleteButton
        label="Расформировать"
        confirmTitle={`Расформировать набор ${quoted(set.title)}?`}
        confirmContent={APART}
        mutationMode="pessimistic"
        mutationOptions={{ meta: { revision: set.revision }, onError: stay }}
      />
    </Toolbar>
  );
}
