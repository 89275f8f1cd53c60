import type { ReactNode } from 'react';
import { Icon } from '../signs/Icon.tsx';
import * as css from './AddressNote.module.css';

type Props = {
  /** The anchor that brings it out. */
  id: string;
  /** Whether the address names it: where a script changed the address, styles do not hear of it. */
  named: boolean;
  children: ReactNode;
};

/** A word that is seen only when the address ends in its name: it needs no script. */
export function AddressNote({ id, named, children }: Props) {
  return (
    <p id={id} className={css.root} data-named={named || undefined} role="status">
      <Icon name="info" size={24} className={css.sign} />
      <span>{children}</span>
    </p>
  );
}
