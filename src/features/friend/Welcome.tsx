import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { personalSectionList } from '../../config/personal-sections.ts';
import { routes } from '../../config/routes.ts';
import { pointForms } from '../../layout/point-forms.ts';
import { inviteOf } from '../../stores/invite.ts';
import { useResource } from '../../stores/resource.ts';
import { session } from '../../stores/session.ts';
import { dropWayBack, keptWayBack } from '../../stores/way-back.ts';
import { inviter, welcome } from '../../stores/welcome.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { counted } from '../../words/plural.ts';
import { NameForm } from './NameForm.tsx';
import * as css from './Greeting.module.css';

/** The titles of member pages, for the button that returns to one. */
const titleOf = (url: string) =>
  personalSectionList.find((section) => section.url === url.split('?')[0])?.title ?? null;

/** The label of the return button; a page's title is never broken. */
const wayOn = (title: string | null) =>
  title === null ? 'Продолжить' : `Продолжить: ${title.replaceAll(' ', '\u00a0')}`;

/** A signed-in member: their name, their points, and where to go next. */
export function Welcome({ search }: { search: string }) {
  const { user, points } = useSnapshot(session);
  const { isNew, invite } = useSnapshot(welcome);
  const { data: from } = useResource(inviter);
  // Rendered only in the browser: nobody is signed in in the built page.
  const [wayBack] = useState(keptWayBack);
  const title = useRef<HTMLHeadingElement>(null);
  const name = user?.firstName;
  const used = inviteOf(search) !== null && !isNew;

  useEffect(dropWayBack, []);
  useEffect(() => {
    if (isNew && invite !== null) void inviter.run(invite);
  }, [isNew, invite]);

  // The form that had the focus is gone once the heading has the name.
  const greet = () => requestAnimationFrame(() => title.current?.focus());

  return (
    <div className={css.root}>
      <h1 ref={title} id="welcome" tabIndex={-1} className={css.title}>
        {name ? `${name}, вы\u00a0с\u00a0нами` : 'Вы\u00a0с\u00a0нами'}
      </h1>
      <p className={css.text} aria-live="polite">
        {isNew && from
          ? `${from.firstName ?? 'Друг'} будет рад: ${counted(from.bonus, pointForms)} по\u00a0приглашению уже на\u00a0вашем счёте. `
          : ''}
        {points === null || (isNew && from)
          ? 'Баллы, заказы и\u00a0сертификат ждут в\u00a0личном кабинете.'
          : `На\u00a0вашем счёте ${counted(points, pointForms)}.`}
        {used && ' Ссылка с\u00a0приглашением действует только для новых участников.'}
      </p>
      {user !== null && !name && <NameForm onNamed={greet} />}
      <div className={css.ways}>
        {wayBack !== null && (
          <Button url={wayBack} size="large" variant="accent">
            {wayOn(titleOf(wayBack))}
          </Button>
        )}
        <Button
          url={routes.personal}
          size="large"
          variant={wayBack === null ? 'accent' : 'inverse'}
        >
          В&#160;личный кабинет
        </Button>
        <Button url={routes.friend} size="large" variant="inverse">
          Пригласить друга
        </Button>
      </div>
    </div>
  );
}
