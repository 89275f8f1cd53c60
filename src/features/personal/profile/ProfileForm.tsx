import { navigate } from 'gatsby';
import { Fragment, useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '../../../../contract/schemas/member.ts';
import type { CallError } from '../../../client/calls/result.ts';
import { dropDraft, keepInput } from '../../../client/memory/drafts.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ChildrenPart } from './ChildrenPart.tsx';
import { ConsentsPart } from './ConsentsPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PersonPart } from './PersonPart.tsx';
import { changesOf, draftIn, keptDraft, PROFILE_DRAFT, textsOf } from './profile-draft.ts';
import { consentsOf, readProfile, unreadable, type City, type Faults } from './profile-form.ts';
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

/**
 * The form of «Мои данные». Its inputs are uncontrolled; a rejection loses nothing, and what is not saved is there
 * again after Back.
 */
export function ProfileForm({ profile, cities, onPhone }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  /** The texts when they were last saved. */
  const [saved, setSaved] = useState(() => textsOf(profile, cities));
  const [shown, show] = useState(() => ({
    // Another key renders the inputs anew.
    key: 0,
    texts: { ...saved, ...keptDraft() },
  }));
  const [dirty, setDirty] = useState(false);
  const [faults, setFaults] = useState(NONE);
  const [failed, setFailed] = useState<string>();
  const [sending, setSending] = useState(false);
  const guard = useLeaveGuard(dirty, openPage, () => {
    dropDraft(PROFILE_DRAFT);
    setDirty(false);
  });

  const look = useCallback(() => {
    if (!element.current) return;
    const form = new FormData(element.current);
    const draft = draftIn(form, saved);
    const isDirty = Object.keys({ ...draft, ...consentsOf(form, profile) }).length > 0;
    // Half a birthday has no text: restored as an empty one, it would remove the saved day.
    if ('birthday' in unreadable(element.current)) delete draft.birthday;
    if (Object.keys(draft).length > 0) keepInput(PROFILE_DRAFT, draft);
    else dropDraft(PROFILE_DRAFT);
    setDirty(isDirty);
  }, [profile, saved]);
  useEffect(look, [look]);
  useEffect(() => {
    const texts = textsOf(profile, cities);
    // Nothing that has the focus is replaced; what is not shown is not sent either.
    const isUsed = element.current?.querySelector(':focus:not([type="submit"])') != null;
    if (dirty || isUsed || JSON.stringify(texts) === JSON.stringify(saved)) return;
    setSaved(texts);
    show(({ key }) => ({ key: key + 1, texts }));
  }, [profile, cities, saved, dirty]);

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
    const { edit: typed, faults: wrong } = readProfile(new FormData(form), profile, cities);
    const told = { ...wrong, ...unreadable(form) };
    tell(told);
    if (typed === null || Object.keys(told).length > 0) return;
    const sent = draftIn(new FormData(form), saved);
    const edit = changesOf(typed, sent, profile);
    setSending(true);
    const result = await saveProfile(edit);
    setSending(false);
    if (result.ok) {
      setSaved({ ...saved, ...sent });
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

  /** They name rows by place. */
  const dropChildFaults = () =>
    setFaults((told) =>
      Object.fromEntries(Object.entries(told).filter(([name]) => !name.startsWith('children.'))),
    );

  const undo = () => {
    // The pressed button is removed.
    end.current?.focus();
    setFaults(NONE);
    setFailed(undefined);
    show(({ key }) => ({ key: key + 1, texts: saved }));
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
        <Fragment key={shown.key}>
          <PersonPart texts={shown.texts} cities={cities} faults={faults} onChange={look} />
          <ContactPart
            profile={profile}
            typed={shown.texts.email}
            fault={faults['email']}
            onPhone={onPhone}
          />
          <ChildrenPart
            before={shown.texts.children}
            faults={faults}
            onChange={look}
            onRemove={dropChildFaults}
          />
          <ConsentsPart profile={profile} fault={faults['consents']} />
        </Fragment>
        {failed !== undefined && (
          <ErrorState
            title="Не&#160;удалось сохранить"
            text={`${failed}. Всё, что вы\u00a0изменили, осталось на\u00a0странице.`}
          />
        )}
        <div className={css.end}>
          <Button ref={end} type="submit" size="large" loading={sending}>
            Сохранить
          </Button>
          <p className={css.state} role="status">
            {dirty && 'Есть несохранённые изменения'}
          </p>
          {dirty && <LinkButton onClick={undo}>Отменить изменения</LinkButton>}
        </div>
      </form>
      <LeaveDialog open={guard.isWaiting} onStay={guard.stay} onLeave={guard.leave} />
    </>
  );
}
