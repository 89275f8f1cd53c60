import { showToast } from '../../stores/toasts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import * as css from './InviteActions.module.css';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Ссылка скопирована', 'success');
  } catch {
    showToast(
      'Не\u00a0получилось скопировать. Выделите ссылку и\u00a0скопируйте её\u00a0сами',
      'error',
    );
  }
}

/** Closing the system's share dialog is a choice, not an error. */
async function share(url: string): Promise<void> {
  const text =
    'Приглашаю в\u00a0клуб, где за\u00a0линзы начисляют баллы: бонус за\u00a0первый вход';
  await navigator.share({ url, text }).catch((error: unknown) => {
    if (error instanceof Error && error.name !== 'AbortError') void copy(url);
  });
}

/** The full link, and the ways to send it. Rendered only once the script runs. */
export function InviteActions({ url }: { url: string }) {
  return (
    <div className={css.root}>
      <TextField
        label="Ваша ссылка"
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={css.buttons}>
        <Button onClick={() => void copy(url)}>Скопировать</Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void share(url)}>
            Поделиться
          </Button>
        )}
      </div>
    </div>
  );
}
