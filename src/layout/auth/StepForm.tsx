import { useEffect, useRef, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { signInFlow } from '../../stores/sign-in-flow.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './StepForm.module.css';

export type StepHeading = 'h2' | 'h3';

type Props = {
  heading: StepHeading;
  title: string;
  lead?: ReactNode;
  /** The label of the button. */
  action: string;
  onSubmit: (typed: FormData) => void;
  /** Whether the first field is focused as soon as the step appears. */
  focused: boolean;
  children?: ReactNode;
  /** Between the button and the alternatives. */
  note?: ReactNode;
  /** Other ways to sign in. */
  ways?: ReactNode;
};

/**
 * The second click of a double click was meant for the button. With the errors gone it may have moved up, and
 * another way to sign in would abort what the first click has sent, and lose what was typed.
 */
const skipSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.stopPropagation();
};

/** One step of signing in: its fields, their errors, the button and the alternatives. */
export function StepForm(props: Props) {
  const { heading: Heading, title, lead, action, onSubmit, focused, children, note, ways } = props;
  const { fault, fields, busy } = useSnapshot(signInFlow);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);
  useEffect(() => {
    if (Object.keys(fields).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy === null) onSubmit(new FormData(event.currentTarget));
  };

  return (
    <form ref={form} className={css.root} onSubmit={submit} noValidate aria-label={title}>
      <div className={css.words}>
        <Heading className={css.title}>{title}</Heading>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      <div role="alert" className={fault === null ? css.silent : css.fault}>
        {fault !== null && (
          <>
            <Icon name="alert" className={css.sign} />
            {fault}
          </>
        )}
      </div>
      {children}
      <Button type="submit" size="full" loading={busy !== null}>
        {action}
      </Button>
      {note}
      {ways !== undefined && (
        <div className={css.ways} onClickCapture={skipSecondClick}>
          {ways}
        </div>
      )}
    </form>
  );
}
