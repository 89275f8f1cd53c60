import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/rendering/class-names.ts';
import * as css from './Specimen.module.css';

type Props = {
  title: string;
  /** A note about the component. */
  note?: string;
  children: ReactNode;
  /** `row` side by side, `grid` in equal columns, `stack` one below another. */
  layout?: 'row' | 'grid' | 'stack';
  /** On the deep background of the footer. */
  deep?: boolean;
};

/** One component in its states, with its name. */
export function Specimen({ title, note, children, layout = 'row', deep = false }: Props) {
  const id = useId();
  return (
    <div className={css.root} role="group" aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {note !== undefined && <p className={css.note}>{note}</p>}
      <div className={classNames(css.stage, css[layout], deep && css.deep)}>{children}</div>
    </div>
  );
}
