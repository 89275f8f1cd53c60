import { useEffect } from 'react';
import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import { network } from '../../../stores/network.ts';
import type { FlowForm } from './flow-form.ts';
import { INITIAL_FLOW, type FlowState } from './flow-state.ts';
import { flowWork } from './flow-work.ts';
import { DRAFT_KEY, FLOW_KEY, type Storage } from './kept-flow.ts';
import { createRunner } from './runner.ts';
import { tabLock } from './tab-lock.ts';

/** The flow as it stands; `state` is replaced whole. `read`: what the browser had kept is in it. */
export const certificateFlow = proxy<{ state: FlowState; read: boolean }>({
  state: ref(INITIAL_FLOW),
  read: false,
});

/** Storage may be switched off or full: then the flow lives as long as the page. */
const storage: Storage = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Nothing is kept.
    }
  },
};

const runner = createRunner({
  clock: {
    now: () => Date.now(),
    after: (milliseconds, work) => setTimeout(work, milliseconds),
    // Not the bare function: the browser's own insists on being called on `window`.
    cancel: (timer) => clearTimeout(timer),
  },
  storage,
  work: flowWork,
  online: () => network.online,
  lock: tabLock,
  stamp: () => `${Date.now()}.${Math.random()}`,
  onChange(state) {
    certificateFlow.state = ref(state);
    certificateFlow.read = true;
  },
});

export const changeForm = (change: Partial<FlowForm>) => runner.dispatch({ type: 'merge', change });
export const submitForm = () => runner.dispatch({ type: 'submit' });
export const findCertificate = (phone: string) => runner.dispatch({ type: 'find', phone });
export const enterCode = (code: string) => runner.dispatch({ type: 'enterCode', code });
export const askForCodeAgain = () => runner.dispatch({ type: 'askAgain' });
export const changePhone = () => runner.dispatch({ type: 'changePhone' });
export const resendCertificate = () => runner.dispatch({ type: 'resend' });

/** Runs the flow as long as the page is there and in sight. */
function watch(): () => void {
  const inSight = () => (document.hidden ? runner.stop() : runner.start());
  const written = (event: StorageEvent) => {
    if (event.key === FLOW_KEY) runner.storageChanged();
    // Signed out, here or in another tab.
    if (event.key === DRAFT_KEY && event.newValue === null) runner.dispatch({ type: 'reset' });
  };
  const unsubscribe = subscribe(network, () => runner.lineChanged());
  document.addEventListener('visibilitychange', inSight);
  window.addEventListener('storage', written);
  runner.start();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', inSight);
    window.removeEventListener('storage', written);
    runner.stop();
  };
}

/** The flow, run by the page that shows it. */
export function useCertificateFlow(): { state: FlowState; read: boolean } {
  useEffect(watch, []);
  const { state, read } = useSnapshot(certificateFlow);
  return { state: state as FlowState, read };
}
