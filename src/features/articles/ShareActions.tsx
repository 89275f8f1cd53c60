import { showToast } from '../../stores/toasts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import * as css from './ShareActions.module.css';

type Props = { address: string; title: string };

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast('Ссылка на\u00a0статью скопирована', 'success');
  } catch {
    showToast('Не\u00a0получилось скопировать. Возьмите адрес из\u00a0строки браузера', 'error');
  }
}

/** Closing the system's share dialog is a choice, not an error. */
async function share(page: { url: string; title: string }): Promise<void> {
  await navigator.share(page).catch((error: unknown) => {
    if (error instanceof Error && error.name !== 'AbortError') void copy(page.url);
  });
}

/**
 * Actions that need a script. Their space is reserved, so that nothing moves when the script loads;
 * without scripts there is no reserved space either.
 */
export function ShareActions({ address, title }: Props) {
  const hydrated = useHydrated();
  const system = hydrated && 'share' in navigator;
  return (
    <div className={css.root} data-alive={hydrated || undefined}>
      <Button size="small" className={css.action} onClick={() => void copy(address)}>
        Копировать ссылку
      </Button>
      <Button
        size="small"
        className={css.action}
        variant="secondary"
        onClick={() => window.print()}
      >
        Распечатать
      </Button>
      {system && (
        <Button
          size="small"
          className={css.action}
          variant="secondary"
          onClick={() => void share({ url: address, title })}
        >
          Ещё способы
        </Button>
      )}
    </div>
  );
}
