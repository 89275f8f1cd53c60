import { proxy } from 'valtio';
import { connectionOf, isSpared } from '../client/page/connection.ts';

export type NetworkState = {
  online: boolean;
  /** The visitor asked their browser to save data. */
  saveData: boolean;
  /** `slow-2g`, `2g`, `3g`, `4g`; empty if the browser does not report it. */
  effectiveType: string;
};

/** The assumption until the browser has been asked, and in the built HTML. */
export const network = proxy<NetworkState>({ online: true, saveData: false, effectiveType: '' });

/** Whether pages may be prefetched. */
export function mayPrefetch(state: NetworkState): boolean {
  return state.online && !isSpared(state);
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
