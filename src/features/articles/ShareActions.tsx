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

/** A visitor who closes the system's own window has said what they want. */
async function share(page: { url: string; title: string }): Promise<void> {
  await navigator.share(page).catch((error: unknown) => {
    if (error instanceof Error && error.name !== 'AbortError') void copy(page.url);
  });
}

/**
 * What only a script can do. Its room is kept from the start, so that nothing moves when the script
 * is there; where there will be none, there is no room either.
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
