import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import type { Webinar } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { session } from '../../../stores/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { formatPoints, missingPoints } from '../../../words/points.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Question } from '../Question.tsx';
import type { Standing } from './standing.ts';
import { saveWebinar } from './webinar-calendar.ts';
import { cancelSignUp, signUp } from './webinars.ts';
import * as css from './WebinarActions.module.css';
import { quoted } from '../../../config/quoted.ts';

type Props = {
  webinar: Webinar;
  standing: Standing;
  /** Called when the pressed button is about to go, or a question was answered, either way. */
  onAnswered: () => void;
};

/** The actions for a webinar at this moment. */
export function WebinarActions({ webinar, standing, onAnswered }: Props) {
  const { points } = useSnapshot(session);
  const [asking, setAsking] = useState<'sign-up' | 'cancel' | null>(null);
  const { registered, url, places_left, order_id, title } = webinar;
  const price = webinar.points;
  // Several webinars have the same buttons: a list of them is read without the cards.
  const whose = <VisuallyHidden>: вебинар {quoted(title)}</VisuallyHidden>;
  const answered = () => {
    flushSync(() => setAsking(null));
    onAnswered();
  };

  if (standing === 'past') {
    if (url === null) return null;
    return (
      <TextLink url={url} kind="standalone">
        Смотреть запись{whose}
      </TextLink>
    );
  }
  if (asking === 'sign-up') {
    return (
      <Question
        text={`Списать ${formatPoints(price)}? До\u00a0начала запись можно отменить, баллы вернутся.`}
        yes="Да, записаться"
        onYes={() => signUp(webinar)}
        onDone={answered}
      />
    );
  }
  if (asking === 'cancel' && order_id !== null) {
    return (
      <Question
        text={
          price > 0
            ? 'Отменить запись? Списанные баллы вернём, место достанется другому.'
            : 'Отменить запись? Место достанется другому.'
        }
        yes="Да, отменить"
        no="Оставить"
        onYes={() => cancelSignUp(webinar, order_id)}
        onDone={answered}
      />
    );
  }
  if (registered) {
    const open = standing !== 'upcoming' && url !== null;
    return (
      <div className={css.root}>
        {open ? (
          <Button url={url}>Смотреть{whose}</Button>
        ) : (
          <p className={css.note}>
            {standing === 'upcoming'
              ? 'Ссылка появится здесь за\u00a015\u00a0минут до\u00a0начала.'
              : 'Ссылка вот-вот появится здесь.'}
          </p>
        )}
        <Button variant="secondary" size="small" onClick={() => saveWebinar(webinar)}>
          В&nbsp;календарь
          {whose}
        </Button>
        {standing !== 'running' && order_id !== null && (
          <Button variant="secondary" size="small" onClick={() => setAsking('cancel')}>
            Отменить запись
            {whose}
          </Button>
        )}
      </div>
    );
  }
  if (standing === 'running') return <p className={css.note}>Запись уже закрыта.</p>;
  if (places_left === 0)
    return <p className={css.note}>Место может освободиться: загляните позже.</p>;
  if (points !== null && points < price) {
    return (
      <p className={css.note}>
        Не&nbsp;хватает {missingPoints(price - points)}.{' '}
        <TextLink url={routes.personalPoints}>Как получить баллы</TextLink>
      </p>
    );
  }
  const sign = () => {
    if (price > 0) {
      setAsking('sign-up');
      return;
    }
    void signUp(webinar);
    // The pressed button gives way to the place.
    onAnswered();
  };
  const words = price > 0 ? `Записаться за\u00a0${formatPoints(price)}` : 'Записаться';
  return (
    <Button onClick={sign}>
      {words}
      {whose}
    </Button>
  );
}
