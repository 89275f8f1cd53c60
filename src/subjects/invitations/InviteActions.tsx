import { useSyncExternalStore } from 'react';
import { showToast } from '../../stores/toasts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
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

const never = () => () => {};

/**
 * The full link, in as many lines as it needs, and the ways to send it. While the link loads (null), nothing can
 * be pressed. A built page offers both ways, as most phones have both.
 */
export function InviteActions({ url }: { url: string | null }) {
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => true,
  );
  return (
    <div className={css.root}>
      <TextArea
        label="Ваша ссылка"
        className={css.link}
        rows={3}
        value={url ?? ''}
        placeholder="Готовим ссылку…"
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={css.buttons}>
        <Button disabled={url === null} onClick={() => url !== null && void copy(url)}>
          Скопировать
        </Button>
        <Button
          variant="secondary"
          className={canShare ? undefined : css.absent}
          disabled={url === null}
          onClick={() => url !== null && void share(url)}
        >
          Поделиться
        </Button>
      </div>
    </div>
  );
}
