import { Icon, type IconName } from '../signs/Icon.tsx';
import * as css from './SignButton.module.css';

type Props = {
  icon: IconName;
  /** What it does: the icon is only visual. */
  label: string;
  size?: number;
  type?: 'button' | 'submit';
  onClick?: () => void;
};

/** An icon button inside a field, a note or a row, without a background. */
export function SignButton({ icon, label, size = 24, type = 'button', onClick }: Props) {
  return (
    <button type={type} className={css.root} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={size} />
    </button>
  );
}
