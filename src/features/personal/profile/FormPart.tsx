import type { ReactNode } from 'react';
import { Card } from '../../../ui/cards/Card.tsx';
import * as css from './FormPart.module.css';

type Props = { title: string; lead?: string; children: ReactNode };

/** A part of «Мои данные» with its own title. */
export function FormPart({ title, lead, children }: Props) {
  return (
    <Card as="section" padded className={css.root}>
      <h2 className={css.title}>{title}</h2>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
