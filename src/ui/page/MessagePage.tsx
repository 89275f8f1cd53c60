import type { ReactNode } from 'react';
import { routes } from '../../config/routes.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { LensMark } from '../signs/LensMark.tsx';
import * as css from './MessagePage.module.css';

type Props = {
  title: string;
  /** The page's name in the breadcrumbs. */
  crumb: string;
  text: string;
  /** The ways on: buttons. */
  children: ReactNode;
  /** A small last line. */
  note?: ReactNode;
  /** It replaced the expected page, and is announced immediately. */
  alert?: boolean;
};

/** A whole page that is only a message: calm text next to a blurred lens. */
export function MessagePage({ title, crumb, text, children, note, alert = false }: Props) {
  return (
    <div className={css.root}>
      <Breadcrumbs items={[{ title: 'Главная', url: routes.home }, { title: crumb }]} />
      <div className={css.content}>
        <LensMark className={css.mark} />
        <div>
          <div role={alert ? 'alert' : undefined}>
            <h1>{title}</h1>
            <p className={css.text}>{text}</p>
          </div>
          <div className={css.actions}>{children}</div>
          {note !== undefined && <p className={css.note}>{note}</p>}
        </div>
      </div>
    </div>
  );
}
