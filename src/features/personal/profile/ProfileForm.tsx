import { navigate } from 'gatsby';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '../../../../contract/schemas/member.ts';
import type { CallError } from '../../../client/calls/result.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ChildrenPart } from './ChildrenPart.tsx';
import { ConsentsPart } from './ConsentsPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PersonPart } from './PersonPart.tsx';
import {
  isSame,
  readProfile,
  unreadable,
  withConsents,
  writtenIn,
  type City,
  type Faults,
  type Written,
} from './profile-form.ts';
import { saveProfile } from './profile.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import * as css from './ProfileForm.module.css';

type Props = {
  profile: Profile;
  cities: readonly City[];
  /** The member asks to change the phone. */
  onPhone: () => void;
};

const NONE: Faults = {};

const openPage = (path: string) => void navigate(path);

/** Field errors of a rejection; none if it is about something else. */
const faultsIn = (error: CallError): Faults => error.fields ?? NONE;

/** The form of «Мои данные». Its inputs are uncontrolled; a rejection loses nothing. */
export function ProfileForm({ profile, cities, onPhone }: Props) {
  const element = useRef<HTMLFormElement>(null);
  /** The content of the form when it was last saved; null until it is rendered. */
  const saved = useRef<Written | null>(null);
  const [dirty, setDirty] = useState(false);
  const [faults, setFaults] = useState(NONE);
  const [failed, setFailed] = useState<string>();
  const [sending, setSending] = useState(false);
  const guard = useLeaveGuard(dirty, openPage, () => setDirty(false));

  const look = useCallback(() => {
    if (!element.current || saved.current === null) return;
    setDirty(!isSame(writtenIn(element.current), saved.current));
  }, []);
  const { consents } = profile;
  useEffect(() => {
    if (!element.current) return;
    // When the profile reloads, only the consents in the form are reset.
    saved.current = withConsents(saved.current ?? writtenIn(element.current), consents);
    look();
  }, [consents, look]);

  const tell = (told: Faults, words?: string) => {
    // The error must be rendered before its field is focused.
    flushSync(() => {
      setFaults(told);
      setFailed(words);
    });
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = element.current;
    if (!form || sending) return;
    const { edit, faults: wrong } = readProfile(new FormData(form), profile, cities);
    const told = { ...wrong, ...unreadable(form) };
    tell(told);
    if (edit === null || Object.keys(told).length > 0) return;
    const written = writtenIn(form);
    setSending(true);
    const result = await saveProfile(edit);
    setSending(false);
    if (result.ok) {
      saved.current = written;
      look();
      const asks = edit.email !== undefined && edit.email !== null && !result.value.email_confirmed;
      showToast(
        asks ? 'Сохранено. Подтвердите почту по\u00a0ссылке из\u00a0письма' : 'Сохранено',
        'success',
      );
      return;
    }
    if (result.error.code === 'unauthorized') return;
    const refused = faultsIn(result.error);
    const known = Object.keys(refused).length > 0;
    tell(refused, known ? undefined : result.error.description);
  };

  return (
    <>
      <form
        ref={element}
        className={css.root}
        onSubmit={(event) => void submit(event)}
        onInput={look}
        onChange={look}
        noValidate
      >
        <PersonPart profile={profile} cities={cities} faults={faults} onChange={look} />
        <ContactPart profile={profile} fault={faults['email']} onPhone={onPhone} />
        <ChildrenPart before={profile.children} faults={faults} onChange={look} />
        <ConsentsPart profile={profile} fault={faults['consents']} />
        {failed !== undefined && (
          <ErrorState
            title="Не&#160;удалось сохранить"
            text={`${failed}. Всё, что вы\u00a0изменили, осталось на\u00a0странице.`}
          />
        )}
        <div className={css.end}>
          <Button type="submit" size="large" loading={sending}>
            Сохранить
          </Button>
          <p className={css.state} role="status">
            {dirty && 'Есть несохранённые изменения'}
          </p>
        </div>
      </form>
      <LeaveDialog open={guard.isWaiting} onStay={guard.stay} onLeave={guard.leave} />
    </>
  );
}
