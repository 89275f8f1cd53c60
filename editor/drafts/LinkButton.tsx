import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { editorDraftLink } from '../../contract/calls/editor-drafts.ts';
import { send } from '../calls/send.ts';
import { momentWords } from '../words/moments.ts';

/** Copies a preview link that works for a day without an account. */
export function LinkButton({
  draft,
  isDirty,
}: {
  readonly draft: number;
  readonly isDirty: boolean;
}) {
  const notify = useNotify();
  async function copy() {
    const link = await send(editorDraftLink, { draft });
    if (!link.ok) {
      const [reason] = Object.values(link.error.fields ?? {});
      const words = reason ? `Сначала поправьте черновик: ${reason}` : link.error.description;
      notify(words, { type: 'error' });
      return;
    }
    const { url, ends_at } = link.value;
    try {
      await navigator.clipboard.writeText(url);
      const words = `Ссылка скопирована. Её откроет любой, у\u00a0кого она есть, до\u00a0${momentWords(ends_at)}`;
      notify(words, { type: 'success', autoHideDuration: 8000 });
    } catch {
      // Without access to the clipboard, the link can still be copied by hand.
      notify(url, { type: 'info', autoHideDuration: null });
    }
  }
  return (
    <Button
      disabled={isDirty}
      title={isDirty ? 'Сначала сохраните черновик' : ''}
      onClick={() => void copy()}
    >
      Ссылка для просмотра на&nbsp;сутки
    </Button>
  );
}
