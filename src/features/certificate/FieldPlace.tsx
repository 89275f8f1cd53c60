import type { ReactNode } from 'react';
import { fieldPlace, type FormField } from './form-fields.ts';
import * as css from './FieldPlace.module.css';

type Props = { field: FormField; wide?: boolean; children: ReactNode };

/** A field with the anchor that links lead to. */
export function FieldPlace({ field, wide = false, children }: Props) {
  return (
    <div id={fieldPlace(field)} className={wide ? css.wide : css.root}>
      {children}
    </div>
  );
}
