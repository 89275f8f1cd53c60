import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { editorGoOn } from '../../contract/calls/editor-releases.ts';
import { keepFocus } from '../app/focus-content.ts';
import { send } from '../calls/send.ts';

/** Resumes publishing the changes that were held since the rollback. */
export function GoOnButton() {
  const notify = useNotify();
  const queries = useQueryClient();
  async function goOn() {
    const done = await send(editorGoOn, {});
    if (done.ok) notify('Читатели снова видят новое', { type: 'success' });
    else notify(done.error.description, { type: 'error' });
    await queries.invalidateQueries();
  }
  return (
    <Button ref={keepFocus} onClick={() => void goOn()}>
      Продолжить публикацию
    </Button>
  );
}
