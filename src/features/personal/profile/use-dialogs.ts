import { useState } from 'react';
import { showToast } from '../../../stores/toasts.ts';

type Dialogs = typeof import('./dialogs.ts');

const LOST = 'Не\u00a0получилось открыть. Проверьте интернет и\u00a0попробуйте ещё раз';

/**
 * Dialogs that few visits open, loaded on first use.
 * @returns the loaded dialogs, and a function that runs `open` once they are loaded.
 */
export function useDialogs(): [Dialogs | null, (open: () => void) => void] {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const fetchAnd = async (open: () => void) => {
    const fetched = dialogs ?? (await import('./dialogs.ts').catch(() => null));
    if (fetched === null) {
      showToast(LOST, 'error');
      return;
    }
    setDialogs(fetched);
    open();
  };
  return [dialogs, (open) => void fetchAnd(open)];
}
