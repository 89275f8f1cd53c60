import type { ReactNode } from 'react';
import * as css from './FactLine.module.css';

/** A few short facts separated by dots. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <div className={css.root}>
      {facts.map((fact, index) => (
        // Facts have no ids and never change order.
        <span key={index}>{fact}</span>
      ))}
    </div>
  );
}
