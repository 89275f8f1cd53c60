import { useEffect, useRef, type ReactNode } from 'react';
import { LensMark } from '../../ui/signs/LensMark.tsx';
import type { StepHeading } from './StepForm.tsx';
import * as css from './StepMessage.module.css';

type Props = {
  heading: StepHeading;
  title: string;
  text: ReactNode;
  /** Something went wrong: announced immediately. */
  alert?: boolean;
  /** The ways on. */
  children: ReactNode;
};

/** A step without input: it says what happened and where to go. */
export function StepMessage({ heading: Heading, title, text, alert = false, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The previous form is gone, and the focus with it.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={root} tabIndex={-1} className={css.root} role={alert ? 'alert' : undefined}>
      <LensMark className={css.mark} />
      <Heading className={css.title}>{title}</Heading>
      <p className={css.text}>{text}</p>
      <div className={css.ways}>{children}</div>
    </div>
  );
}
