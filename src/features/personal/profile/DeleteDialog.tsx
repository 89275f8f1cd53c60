import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openPage } from '../../../client/page/gatsby-runtime.ts';
import { routes } from '../../../config/routes.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { WhatGoes } from './WhatGoes.tsx';
import { deleteMember } from './profile.ts';
import * as css from './DeleteDialog.module.css';

type Props = { open: boolean; onClose: () => void };
type Step = 'told' | 'asked' | 'sending';

/** Deletion in two steps: what is deleted and what stays, and then an explicit confirmation. */
export function DeleteDialog({ open, onClose }: Props) {
  const [step, setStep] = useState<Step>('told');
  const [sure, setSure] = useState(false);
  const [fault, setFault] = useState<string>();
  const warning = useRef<HTMLParagraphElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const ask = () => {
    flushSync(() => setStep('asked'));
    // The pressed button would become «Удалить навсегда», with the warning above it unread.
    warning.current?.focus();
  };
  const tell = (words: string) => {
    flushSync(() => {
      setStep('asked');
      setFault(words);
    });
    box.current?.focus();
  };
  const close = () => {
    setStep('told');
    setSure(false);
    setFault(undefined);
    onClose();
  };
  const remove = async () => {
    if (!sure) {
      tell('Отметьте, что понимаете: вернуть данные будет нельзя');
      return;
    }
    setStep('sending');
    const result = await deleteMember();
    if (result.ok) {
      // Within the document: the message has to outlive this page.
      showToast('Ваши данные удалены, кабинет закрыт', 'success');
      openPage(routes.home, { replace: true });
      return;
    }
    tell(result.error.description);
  };
  return (
    <Dialog
      id="delete-member"
      title={step === 'told' ? 'Удалить свои данные?' : 'Последний шаг'}
      open={open}
      onClose={close}
      held={step === 'sending'}
      actions={
        step === 'told' ? (
          <>
            <Button onClick={close}>Оставить</Button>
            <Button variant="secondary" onClick={ask}>
              Продолжить удаление
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close} disabled={step === 'sending'}>
              Передумать
            </Button>
            <Button variant="secondary" loading={step === 'sending'} onClick={() => void remove()}>
              Удалить навсегда
            </Button>
          </>
        )
      }
    >
      {step === 'told' ? (
        <WhatGoes />
      ) : (
        <div className={css.sure}>
          <p ref={warning} tabIndex={-1}>
            Данные исчезнут сразу. Вернуть их&nbsp;не&nbsp;сможем даже&nbsp;мы.
          </p>
          <Checkbox
            ref={box}
            label="Понимаю: баллы и&#160;заказы пропадут, восстановить их&#160;нельзя"
            checked={sure}
            onChange={(event) => {
              setSure(event.target.checked);
              setFault(undefined);
            }}
            error={fault}
          />
        </div>
      )}
    </Dialog>
  );
}
