import type { ComponentProps } from 'react';
import { classNames } from '../ui/rendering/class-names.ts';
import { Icon, type IconName } from '../ui/signs/Icon.tsx';
import * as css from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  icon: IconName;
  /** What it does: the icon is only visual. */
  label: string;
  type?: 'button' | 'submit';
};

/** A round icon button, large enough for a finger. */
export function IconButton({ icon, label, type = 'button', className, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classNames(css.root, className)} aria-label={label}>
      <Icon name={icon} size={26} />
    </button>
  );
}
