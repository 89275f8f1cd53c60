import { useEffect } from 'react';
import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import { forgetCertificate } from '../../../client/offline/forget-certificate.ts';
import { loadAgain } from '../../../client/page/load-again.ts';
import { memberConsents } from '../../../config/member-consents.ts';
import { network } from '../../../stores/network.ts';
import { session } from '../../../stores/session.ts';
import type { FlowForm } from './flow-form.ts';
import { INITIAL_FLOW, type FlowState } from './flow-state.ts';
import { DRAFT_KEY, FLOW_KEY } from './flow-keys.ts';
import type { Storage } from './kept-flow.ts';
import { createRunner, type Outcome, type Work } from './runner.ts';
import { tabLock } from './tab-lock.ts';

/**
 * The current flow; `state` is replaced as a whole. `read`: it includes what the browser had
 * stored.
 */
const certificateFlow = proxy<{ state: FlowState; read: boolean }>({
  state: ref(INITIAL_FLOW),
  read: false,
});

/** Storage may be disabled or full: then the flow lasts as long as the page. */
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
      // Nothing is stored.
    }
  },
};

/** The calls import their schemas, which are not needed until something is sent. */
async function lazily(effect: Work, signal: AbortSignal): Promise<Outcome> {
  try {
    return await (await loadAgain(() => import('./flow-work.ts'))).flowWork(effect, signal);
  } catch {
    return 'lost';
  }
}

/** The accepted code, sent again with the consent. Not in the state, because the state is stored. */
let typedCode = '';

const runner = createRunner({
  clock: {
    now: () => Date.now(),
    after: (milliseconds, work) => setTimeout(work, milliseconds),
    // Wrapped, because the browser's function must be called on `window`.
    cancel: (timer) => clearTimeout(timer),
  },
  storage,
  work: lazily,
  online: () => network.online,
  lock: tabLock,
  stamp: () => `${Date.now()}.${Math.random()}`,
  onChange(state) {
    if (state.phase !== 'checkingCode' && state.phase !== 'consent') typedCode = '';
    certificateFlow.state = ref(state);
    certificateFlow.read = true;
  },
});

/** What the visitor does, as an event of the flow. */
export const changeForm = (change: Partial<FlowForm>) => runner.dispatch({ type: 'merge', change });
export const submitForm = () => runner.dispatch({ type: 'submit' });
export const findCertificate = (phone: string) => runner.dispatch({ type: 'find', phone });
export const enterCode = (code: string) => {
  typedCode = code;
  runner.dispatch({ type: 'enterCode', code });
};
/** Agrees to the wording that membership requires. */
export const agreeToJoin = () =>
  runner.dispatch({ type: 'agree', code: typedCode, policy: memberConsents.policy.version });
/** Further events of the visitor. */
export const refuseToJoin = () => runner.dispatch({ type: 'refuse' });
export const askForCodeAgain = () => runner.dispatch({ type: 'askAgain' });
export const changePhone = () => runner.dispatch({ type: 'changePhone' });
export const resendCertificate = () => runner.dispatch({ type: 'resend' });
export const changeOptician = (opticId: number) => runner.dispatch({ type: 'move', opticId });

/**
 * Removes the certificate, its phone and the typed input from this device, for the next person who uses it.
 * The backend is not changed.
 */
export function forgetOwnCertificate(): void {
  runner.dispatch({ type: 'reset' });
  forgetCertificate();
}

/** Pages that run the flow: the current one, and for a moment also the previous one. */
let pages = 0;

/** Runs the flow while the page is mounted and visible. */
function watch(): () => void {
  pages += 1;
  const inSight = () => (document.hidden ? runner.pause() : runner.start());
  const written = (event: StorageEvent) => {
    if (event.key === FLOW_KEY) runner.storageChanged();
    // Signed out, or made room for another phone, in another tab.
    if (event.key === DRAFT_KEY && event.newValue === null) runner.dispatch({ type: 'reset' });
  };
  let { standing } = session;
  const ends = [
    subscribe(network, () => runner.lineChanged()),
    // Signing out removes the stored flow; a session that merely ended does not.
    subscribe(session, () => {
      const left = standing === 'in' && session.standing === 'out';
      standing = session.standing;
      if (left && storage.read(DRAFT_KEY) === null) runner.dispatch({ type: 'reset' });
    }),
  ];
  document.addEventListener('visibilitychange', inSight);
  window.addEventListener('storage', written);
  runner.start();
  return () => {
    for (const end of ends) end();
    document.removeEventListener('visibilitychange', inSight);
    window.removeEventListener('storage', written);
    pages -= 1;
    // Pending work continues from the form to the certificate: the next page is mounted by then.
    queueMicrotask(() => {
      if (pages === 0) runner.stop();
    });
  };
}

/** Runs the flow; for the single view of a page that shows all of it. */
export function useRunningFlow(): void {
  useEffect(watch, []);
}

/** The current flow. */
export function useCertificateFlow(): { state: FlowState; read: boolean } {
  const { state, read } = useSnapshot(certificateFlow);
  return { state: state as FlowState, read };
}
