import type { ReactNode } from 'react';
import { classNames } from '../../ui/rendering/class-names.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './ShopsPanel.module.css';

type Props = {
  title: ReactNode;
  /** Id of the title, which labels the enclosing section. */
  titleId?: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
  /** The width from which icon, text and buttons are in one row. */
  lyingFrom: 'tablet' | 'desktop';
};

/** A link to the shops: a pin icon, a short text and buttons. */
export function ShopsPanel({ title, titleId, text, children, lyingFrom }: Props) {
  return (
    <div className={classNames(css.root, css[lyingFrom])}>
      <div className={css.sign}>
        <Icon name="pin" size={40} />
      </div>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}
