import { Icon } from '../signs/Icon.tsx';
import * as css from './FieldError.module.css';

/** Section 5: the default error message of a field. */
const DEFAULT_ERROR = 'Неверный формат ввода';

type Props = {
  id: string;
  error: string | boolean | undefined;
};

/**
 * The place of a field's error message. It is rendered empty in advance, so that screen readers
 * announce its content.
 */
export function FieldError({ id, error }: Props) {
  return (
    <div id={id} className={css.root} aria-live="polite">
      {error !== undefined && error !== false && error !== '' && (
        <p className={css.text}>
          <Icon name="alert" size={20} className={css.sign} />
          {error === true ? DEFAULT_ERROR : error}
        </p>
      )}
    </div>
  );
}
