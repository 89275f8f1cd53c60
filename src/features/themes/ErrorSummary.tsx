import type { ReactNode, Ref } from 'react';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './ErrorSummary.module.css';

type Props = { children: ReactNode; ref?: Ref<HTMLDivElement> };

/** The errors of a form, at its top: the first thing announced after submitting. */
export function ErrorSummary({ children, ref }: Props) {
  return (
    <div ref={ref} className={css.root} role="alert" tabIndex={-1}>
      <h2 className={css.title}>
        <Icon name="alert" className={css.sign} />
        Вопрос пока не&#160;отправлен
      </h2>
      {children}
    </div>
  );
}
