import { WORKER_FILE, type Told } from '../../config/offline.ts';

/** Whether this browser has workers at all. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** Tells the worker something, once there is one. */
export async function tell(told: Told): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told);
}

/** Has the browser install the worker, or look for its next version. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  } catch {
    // A private window, or a browser that forbids it: then nothing is kept.
  }
}
