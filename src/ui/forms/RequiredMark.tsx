import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as css from './RequiredMark.module.css';

/** The star of a field that must be filled in, in words for those who listen. */
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
