import type { ReactNode } from 'react';
import { classNames } from '../../ui/rendering/class-names.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './ShopsPanel.module.css';

type Props = {
  title: ReactNode;
  /** Id of the title, for the section around to be named by. */
  titleId?: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
  /** From which width on sign, words and buttons stand beside each other. */
  lyingFrom: 'tablet' | 'desktop';
};

/** The way to the shops: the sign of a place, a few words and what to press. */
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
