import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as css from './RequiredMark.module.css';

/** The asterisk of a required field, with text for screen readers. */
export function RequiredMark() {
  return (
    <>
      <span className={css.root} aria-hidden="true">
        {'\u00a0*'}
      </span>
      <VisuallyHidden> (обязательное поле)</VisuallyHidden>
    </>
  );
}
