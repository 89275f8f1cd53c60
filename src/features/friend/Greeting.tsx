import { useEffect } from 'react';
import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { inviteOf, keepInvite } from '../../stores/invite.ts';
import { useResource } from '../../stores/resource.ts';
import { inviter } from '../../stores/welcome.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { counted } from '../../words/plural.ts';
import { pointForms } from '../../layout/point-forms.ts';
import * as css from './Greeting.module.css';

type Props = Pick<PageData['registration'], 'intro' | 'club'> & {
  search: string;
  /** The visitor is not known yet. */
  waiting: boolean;
};

type Invitation = {
  invite: string | null;
  name: string | null;
  bonus: number | null;
  lost: boolean;
};

/** Title and text for a non-member: with an invitation, without one, with an invalid one. */
function wordsOf(
  { intro, club }: Pick<Props, 'intro' | 'club'>,
  { invite, name, bonus, lost }: Invitation,
) {
  if (lost) {
    return {
      title: 'Это приглашение не\u00a0нашлось',
      text: 'Возможно, ссылка скопирована не\u00a0целиком. Попросите друга прислать её\u00a0ещё раз или вступайте в\u00a0клуб и\u00a0без неё.',
    };
  }
  if (invite === null || bonus === null) {
    return { title: intro.title, text: intro.lead };
  }
  return {
    title: `${name ?? 'Друг'} приглашает вас в\u00a0«${club}»`,
    text: `Войдите впервые по\u00a0этой ссылке, и\u00a0на\u00a0вашем счёте сразу будет ${counted(bonus, pointForms)}.`,
  };
}

/** The page for a non-member: who invites them, the bonus, and the sign-in. */
export function Greeting({ search, waiting, ...words }: Props) {
  const { data, error } = useResource(inviter);
  const invite = inviteOf(search);

  useEffect(() => {
    if (invite === null) return;
    keepInvite(invite);
    void inviter.run(invite);
    return inviter.reset;
  }, [invite]);

  const lost = error?.code === 'not_found';
  const { title, text } = wordsOf(words, {
    invite,
    name: data?.firstName ?? null,
    bonus: data?.bonus ?? null,
    lost,
  });
  return (
    <div className={css.root} aria-busy={waiting || undefined}>
      <h1 id="welcome" className={css.title}>
        {title}
      </h1>
      <p className={css.text} aria-live="polite">
        {text}
      </p>
      <div className={css.ways}>
        <Button url={routes.auth} size="large" variant="accent">
          {data ? 'Войти и\u00a0получить баллы' : 'Войти или вступить'}
        </Button>
        <Button url={routes.friend} size="large" variant="inverse">
          Как это работает
        </Button>
      </div>
    </div>
  );
}
