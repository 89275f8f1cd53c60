import { useRef, useState } from 'react';
import type { Profile } from '../../../../contract/schemas/member.ts';
import { showToast } from '../../../stores/toasts.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { sendLetterAgain } from './profile.ts';
import { tellFailure } from './tell-failure.ts';
import * as css from './ContactPart.module.css';

/** Whether the member's address is confirmed; until then the confirmation letter can be sent again. */
export function EmailState({ profile }: { profile: Profile }) {
  const { email, email_confirmed } = profile;
  const [sending, setSending] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  if (email === null) return null;
  const again = async (pressed: HTMLElement) => {
    if (sending) return;
    setSending(true);
    const result = await sendLetterAgain(email);
    setSending(false);
    if (!result.ok) tellFailure(result.error);
    else if (result.value.email_confirmed) {
      // The pressed button is gone, or about to be.
      const { activeElement: at, body } = document;
      if (at === pressed || at === body) state.current?.focus();
      showToast('Почта уже подтверждена', 'success');
    } else {
      const told = `Отправили письмо на\u00a0${email}. Откройте ссылку из\u00a0последнего письма: прежние больше не\u00a0действуют`;
      showToast(told, 'success');
    }
  };
  return (
    <>
      <p ref={state} tabIndex={-1} className={css.state}>
        {email_confirmed ? (
          <Badge>Подтверждена</Badge>
        ) : (
          <>
            <Badge tone="warm">Не&nbsp;подтверждена</Badge>
            <span>Откройте ссылку из&nbsp;письма на&nbsp;{email}</span>
          </>
        )}
      </p>
      {!email_confirmed && (
        <LinkButton aria-disabled={sending} onClick={(event) => void again(event.currentTarget)}>
          Прислать ещё&nbsp;раз
        </LinkButton>
      )}
    </>
  );
}
