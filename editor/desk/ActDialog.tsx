import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { Result } from '../../src/client/calls/result.ts';
import { faultsOf } from './faults-of.ts';
import { reasonFault } from './reason/reason-fault.ts';
import { ReasonField } from './reason/ReasonField.tsx';

type Props<T> = {
  /** A question: «Отменить сертификат?» */
  readonly title: string;
  /** The consequences, in full sentences. */
  readonly words: string;
  /** The label of the button: a verb, never «Да». */
  readonly verb: string;
  readonly isDangerous?: boolean;
  /** The reason given for the look that led here; it can be changed. */
  readonly reason: string;
  readonly act: (reason: string) => Promise<Result<T>>;
  readonly onDone: (value: T) => void;
  readonly close: () => void;
  /** Other inputs; nothing is sent while one of them is invalid. */
  readonly children?: ReactNode;
  readonly isReady?: boolean;
  /** Whether the other inputs begin with something that was typed before. */
  readonly isBegun?: boolean;
};

/** Shows what an act does to somebody's data before it is done, and asks for the reason. */
export function ActDialog<T>({ title, words, verb, isDangerous = false, ...props }: Props<T>) {
  const { act, onDone, close, children, isReady = true, isBegun = false } = props;
  const [reason, setReason] = useState(props.reason);
  const [isBusy, setBusy] = useState(false);
  const [isTouched, setTouched] = useState(isBegun);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fault = reasonFault(reason);
  async function go() {
    setBusy(true);
    const done = await act(reason.trim());
    setBusy(false);
    if (!done.ok) {
      setRefusal(faultsOf(done.error));
      return;
    }
    onDone(done.value);
    close();
  }
  // A click outside the dialog would lose typed text, or the outcome of a running request.
  const onClose = isTouched || isBusy ? undefined : close;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="act-title">
      <DialogTitle id="act-title">{title}</DialogTitle>
      <DialogContent onInput={() => setTouched(true)}>
        <DialogContentText>{words}</DialogContentText>
        {children}
        <ReasonField
          label="Причина"
          value={reason}
          onChange={setReason}
          fault={reason === '' ? null : fault}
        />
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          Не надо
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={isBusy || !isReady || fault !== null}
          onClick={() => void go()}
        >
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
