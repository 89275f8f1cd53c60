import type { ToastTone } from '../../stores/toasts.ts';
import { classNames } from '../rendering/class-names.ts';
import { Icon, type IconName } from '../signs/Icon.tsx';
import { SignButton } from '../actions/SignButton.tsx';
import * as css from './Toast.module.css';

type Props = {
  text: string;
  tone?: ToastTone;
  onClose: () => void;
};

const signs: Record<ToastTone, IconName> = { info: 'info', success: 'check', error: 'alert' };

/** A short message. It stays until it is closed. */
export function Toast({ text, tone = 'info', onClose }: Props) {
  return (
    <div className={classNames(css.root, css[tone])}>
      <Icon name={signs[tone]} className={css.sign} />
      <p className={css.text}>{text}</p>
      <SignButton icon="close" label={`Закрыть сообщение: ${text}`} size={20} onClick={onClose} />
    </div>
  );
}
