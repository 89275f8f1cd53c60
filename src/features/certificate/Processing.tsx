import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '../../stores/network.ts';
import { LensMark } from '../../ui/signs/LensMark.tsx';
import { Progress } from '../../ui/states/Progress.tsx';
import * as css from './Processing.module.css';

type Props = { title?: string; text?: string; heading?: 'h2' | 'h3' };

const TEXT =
  'Обычно это занимает меньше минуты. Страницу можно закрыть: всё продолжится, когда вы\u00a0вернётесь.';

/** A process of unknown duration: reassuring text, and what the visitor can do. */
export function Processing({
  title = 'Оформляем сертификат',
  text = TEXT,
  heading: Heading = 'h3',
}: Props) {
  const { online } = useSnapshot(network);
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className={css.root}>
      <LensMark className={css.mark} />
      <div className={css.words}>
        <Heading ref={place} tabIndex={-1} className={css.title}>
          {title}
        </Heading>
        <p role="status">
          {online ? text : 'Нет связи. Как только она вернётся, продолжим с\u00a0того же места.'}
        </p>
        <Progress label={title} hiddenLabel />
      </div>
    </div>
  );
}
