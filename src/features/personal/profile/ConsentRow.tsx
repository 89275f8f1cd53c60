import { useRef, useState } from 'react';
import { consentWords } from '../../../config/member-consents.ts';
import { showToast } from '../../../stores/toasts.ts';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { dayOf } from '../moments.ts';
import { withdrawConsent, type ConsentAnswer } from './consent-history.ts';
import { versionWords } from './consent-version.ts';
import * as css from './ConsentRow.module.css';

type Props = {
  answer: ConsentAnswer;
  /** What the answer was. */
  state: string;
  /** Whether it is still in force, and can be withdrawn. */
  standing: boolean;
  /** The consent required for membership ends only with the membership. */
  onDelete: () => void;
};

/** The consequence of a withdrawal, if there is one. */
const AFTER: Readonly<Record<string, string>> = {
  policy:
    'Без этого согласия кабинет не\u00a0работает: отозвать его\u00a0— значит удалить свои данные.',
  question:
    'Отзовёте\u00a0— удалим ваши вопросы с\u00a0сайта и\u00a0не\u00a0сможем на\u00a0них ответить.',
};

/** One answer to a consent: text, date and wording. */
export function ConsentRow({ answer, state, standing, onDelete }: Props) {
  const { code, happened_at, version } = answer;
  const row = useRef<HTMLLIElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const withdraw = async () => {
    const list = row.current?.parentElement;
    setBusy(true);
    setFault(undefined);
    const result = await withdrawConsent(code);
    setBusy(false);
    if (result.ok) {
      showToast('Согласие отозвано', 'success');
      // The pressed button is removed: the new answer, the first of the list, takes the focus.
      requestAnimationFrame(() => list?.querySelector('li')?.focus());
    } else if (result.error.code !== 'unauthorized') setFault(result.error.description);
  };
  return (
    <li ref={row} tabIndex={-1} className={css.root}>
      <p className={css.words}>{consentWords(code)}</p>
      <p className={css.state}>
        {state} {dayOf(happened_at)}, редакция от&nbsp;
        {versionWords(version)}
      </p>
      {standing && (
        <>
          {AFTER[code] !== undefined && <p className={css.state}>{AFTER[code]}</p>}
          {code === 'policy' ? (
            <Button variant="secondary" size="small" onClick={onDelete}>
              Отозвать и&nbsp;удалить данные…
            </Button>
          ) : (
            <Button variant="secondary" size="small" loading={busy} onClick={() => void withdraw()}>
              Отозвать
            </Button>
          )}
          {/* Not a toast, which would be behind the dialog. */}
          <FieldError id={`consent-fault-${answer.id}`} error={fault} />
        </>
      )}
    </li>
  );
}
