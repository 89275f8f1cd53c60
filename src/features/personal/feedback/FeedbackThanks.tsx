import { useEffect, useRef } from 'react';
import { routes } from '../../../config/routes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LensMark } from '../../../ui/signs/LensMark.tsx';
import * as css from './FeedbackThanks.module.css';

/** The message was received: what happens next. */
export function FeedbackThanks({ onAgain }: { onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    title.current?.focus();
  }, []);
  return (
    <div className={css.root}>
      <LensMark />
      <h2 ref={title} tabIndex={-1} className={css.title}>
        Спасибо, мы&nbsp;прочитаем
      </h2>
      <p className={css.text}>
        Ответим в&nbsp;течение двух рабочих дней: на&nbsp;почту, если она есть в&nbsp;ваших данных,
        или по&nbsp;телефону.
      </p>
      <div className={css.ways}>
        <Button url={routes.personal}>В&nbsp;кабинет</Button>
        <Button variant="secondary" onClick={onAgain}>
          Написать ещё
        </Button>
      </div>
    </div>
  );
}
