import { proxy } from 'valtio';

export type NetworkState = {
  online: boolean;
  /** The visitor asked their browser to save data. */
  saveData: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g`; empty if the browser does not report it. */
  effectiveType: string;
};

/** Not every browser has it, and TypeScript's DOM types do not include it. */
type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

/** The assumption until the browser has been asked, and in the built HTML. */
export const network = proxy<NetworkState>({ online: true, saveData: false, effectiveType: '' });

/** Whether pages may be prefetched. */
export function mayPrefetch({ online, saveData, effectiveType }: NetworkState): boolean {
  return online && !saveData && !effectiveType.includes('2g');
}

function connectionOf(source: Navigator): Connection | undefined {
  return 'connection' in source ? (source.connection as Connection | undefined) : undefined;
}

/** Keeps the store up to date from now on. */
export function watchNetwork(): void {
  const connection = connectionOf(navigator);
  const read = () => {
    network.online = navigator.onLine;
    network.saveData = connection?.saveData === true;
    network.effectiveType = connection?.effectiveType ?? '';
  };
  read();
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  connection?.addEventListener?.('change', read);
}
