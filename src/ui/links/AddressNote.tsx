import type { ReactNode } from 'react';
import { Icon } from '../signs/Icon.tsx';
import * as css from './AddressNote.module.css';

type Props = {
  /** The anchor that shows it. */
  id: string;
  /** Whether the URL ends in the anchor: styles do not notice when a script changed the URL. */
  named: boolean;
  children: ReactNode;
};

/** A text that is visible only when the URL ends in its anchor: works without a script. */
export function AddressNote({ id, named, children }: Props) {
  return (
    <p id={id} className={css.root} data-named={named || undefined} role="status">
      <Icon name="info" size={24} className={css.sign} />
      <span>{children}</span>
    </p>
  );
}
