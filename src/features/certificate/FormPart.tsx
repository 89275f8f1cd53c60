import type { ReactNode } from 'react';
import * as css from './FormPart.module.css';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A part of the form under its own heading. */
export function FormPart({ title, lead, children }: Props) {
  return (
    <div className={css.root} role="group" aria-label={title}>
      <div>
        <h3 className={css.title}>{title}</h3>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
