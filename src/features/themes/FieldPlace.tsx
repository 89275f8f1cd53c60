import type { ReactNode } from 'react';
import { ServedSlot } from '../../ui/served/ServedSlot.tsx';
import { fieldAnchor, type FieldName } from './feedback-fields.ts';
import * as css from './FieldPlace.module.css';

type Props = {
  name: FieldName;
  /** The form was sent without a script, and the edge may have told faults in the page. */
  served: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** A field in its place, with room for what the edge says of it. */
export function FieldPlace({ name, served, wide = false, children }: Props) {
  return (
    <div id={fieldAnchor(name)} className={wide ? css.wide : css.root}>
      {children}
      {served && <ServedSlot name={`error-${name}`} />}
    </div>
  );
}
