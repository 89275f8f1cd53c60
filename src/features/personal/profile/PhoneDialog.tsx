import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CallError } from '../../../client/calls/result.ts';
import { phoneDigits, phoneFault } from '../../../config/phone.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { PhoneCodesForm } from './PhoneCodesForm.tsx';
import { PhoneWishForm } from './PhoneWishForm.tsx';
import { changePhone, sendPhoneCodes, type SentCodes } from './phone-change.ts';
import type { Faults } from './profile-form.ts';

type Props = {
  /** The current phone, if any. */
  former: string | null;
  open: boolean;
  onClose: () => void;
};

const NONE: Faults = {};

/** The message of a rejection, at its field if it names one. */
function faultsIn({ code, description, fields }: CallError, place: string): Faults {
  if (code === 'unauthorized') return NONE;
  return fields && Object.keys(fields).length > 0 ? fields : { [place]: description };
}

const text = (typed: FormData, name: string) => {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
};

/** Changing the phone in two steps: the new number, and the codes sent to both. */
export function PhoneDialog({ former, open, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SentCodes | null>(null);
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null);
  const [faults, setFaults] = useState(NONE);
  /** Changes with every request for codes, and when its reply is no longer wanted. */
  const asked = useRef(0);

  const restart = () => {
    // A reply to an earlier request is for a form that is gone.
    asked.current += 1;
    setBusy(null);
    setSent(null);
    setFaults(NONE);
  };
  const close = () => {
    restart();
    setPhone('');
    onClose();
  };
  const tell = (told: Faults) => {
    // The error must be rendered before its field is focused.
    flushSync(() => setFaults(told));
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const send = async (to: string) => {
    asked.current += 1;
    const own = asked.current;
    setBusy('sending');
    const result = await sendPhoneCodes(to);
    if (own !== asked.current) return;
    setBusy(null);
    if (result.ok) setSent(result.value);
    tell(result.ok ? NONE : faultsIn(result.error, sent ? 'code' : 'phone'));
  };
  const wish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = phoneDigits(text(new FormData(event.currentTarget), 'phone'));
    setPhone(wanted);
    const wrong = phoneFault(wanted);
    if (wrong === null) void send(wanted);
    else tell({ phone: wrong });
  };
  const goBack = () => {
    // The pressed button is gone.
    flushSync(restart);
    root.current?.querySelector<HTMLElement>('[name="phone"]')?.focus();
  };
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const oldCode = sent?.toOld ? { oldCode: text(typed, 'oldCode') } : {};
    setBusy('checking');
    const result = await changePhone({ phone, code: text(typed, 'code'), ...oldCode });
    setBusy(null);
    if (!result.ok) {
      tell(faultsIn(result.error, 'code'));
      return;
    }
    showToast(
      former === null
        ? 'Номер добавлен. Теперь можно входить и\u00a0с\u00a0ним'
        : 'Номер изменён. Теперь входите с\u00a0ним',
      'success',
    );
    close();
  };
  return (
    <Dialog
      id="change-phone"
      title={former === null ? 'Добавить номер' : 'Сменить номер'}
      open={open}
      onClose={close}
      held={busy === 'checking'}
    >
      <div ref={root}>
        {sent === null ? (
          <PhoneWishForm former={former} busy={busy !== null} faults={faults} onSubmit={wish} />
        ) : (
          <PhoneCodesForm
            former={sent.toOld ? former : null}
            phone={phone}
            againAt={sent.againAt}
            busy={busy}
            faults={faults}
            onSubmit={(event) => void change(event)}
            onAgain={() => void send(phone)}
            onOtherPhone={goBack}
          />
        )}
      </div>
    </Dialog>
  );
}
