import { useRef, type ComponentProps } from 'react';
import { TextField } from './TextField.tsx';
import { useCutValue } from './use-cut-value.ts';
import * as css from './EmailField.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** The address, for a form that also writes it itself. */
  typed?: string;
};

/** An e-mail address; one that is longer than its field is written out below, to be checked. */
export function EmailField({ typed, ...field }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const cut = useCutValue(root, typed);
  return (
    <div ref={root} className={css.root}>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="anna@example.ru"
        maxLength={200}
        {...field}
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
