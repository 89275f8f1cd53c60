import { Icon } from '../signs/Icon.tsx';
import * as css from './FieldError.module.css';

/** Section 5: what a field says when nobody told it better. */
const DEFAULT_ERROR = 'Неверный формат ввода';

type Props = {
  id: string;
  error: string | boolean | undefined;
};

/**
 * Where a field's fault is told. It stands there empty before, so that screen readers hear what
 * comes into it.
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
