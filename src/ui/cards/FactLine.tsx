import type { ReactNode } from 'react';
import * as css from './FactLine.module.css';

/** A few short facts with dots between them. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <div className={css.root}>
      {facts.map((fact, index) => (
        // Facts have no names and never change places.
        <span key={index}>{fact}</span>
      ))}
    </div>
  );
}
