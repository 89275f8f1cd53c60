import { useRef } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useCutValue } from '../../../ui/forms/use-cut-value.ts';
import * as css from './EmailField.module.css';

type Props = {
  /** The address as typed. */
  typed: string;
  fault: string | undefined;
};

/** The member's e-mail address; one that is longer than its field is written out below, to be checked. */
export function EmailField({ typed, fault }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const cut = useCutValue(field);
  return (
    <div className={css.root}>
      <TextField
        ref={field}
        label="Почта"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={typed}
        error={fault}
        placeholder="anna@example.ru"
        maxLength={200}
      />
      {/* Screen readers read the whole value of the field. */}
      {cut !== '' && (
        <p className={css.whole} aria-hidden="true">
          Адрес целиком: <span translate="no">{cut}</span>
        </p>
      )}
    </div>
  );
}
