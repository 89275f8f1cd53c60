import { proxy } from 'valtio';

export type NetworkState = {
  online: boolean;
  /** The visitor asked their browser to save data. */
  saveData: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g`; empty where the browser does not say. */
  effectiveType: string;
};

/** Not every browser has it, and TypeScript's list of types has it nowhere. */
type Connection = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string };

/** What is assumed until the browser was asked: also in the built HTML. */
export const network = proxy<NetworkState>({ online: true, saveData: false, effectiveType: '' });

/** Whether pages may be fetched that nobody asked for yet. */
export function mayPrefetch({ online, saveData, effectiveType }: NetworkState): boolean {
  return online && !saveData && !effectiveType.includes('2g');
}

function connectionOf(source: Navigator): Connection | undefined {
  return 'connection' in source ? (source.connection as Connection | undefined) : undefined;
}

/** Keeps the store true from now on. */
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
