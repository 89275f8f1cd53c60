import type { ReactNode } from 'react';
import { ServedSlot } from '../../ui/served/ServedSlot.tsx';
import { fieldAnchor, type FieldName } from './feedback-fields.ts';
import * as css from './FieldPlace.module.css';

type Props = {
  name: FieldName;
  /** The form was sent without a script, and the edge may have shown errors in the page. */
  served: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** A field with a slot for the edge's error. */
export function FieldPlace({ name, served, wide = false, children }: Props) {
  return (
    <div id={fieldAnchor(name)} className={wide ? css.wide : css.root}>
      {children}
      {served && <ServedSlot name={`error-${name}`} />}
    </div>
  );
}
