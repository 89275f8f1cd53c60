import { WORKER_FILE, type Told } from '../../config/offline.ts';

/** Whether this browser supports service workers. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** Sends the worker a message once there is one. */
export async function tell(told: Told): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told);
}

/** Has the browser install the worker or check for a new version. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  } catch {
    // A private window, or a browser that forbids workers: then nothing is kept.
  }
}
