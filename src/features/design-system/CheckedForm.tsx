import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import * as css from './CheckedForm.module.css';

/** A form with one field that shows its error on submit. */
export function CheckedForm() {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const valid = /^\d{6}$/.test(field.current?.value ?? '');
    setWrong(!valid);
    if (!valid) field.current?.focus();
  };
  return (
    <form className={css.root} onSubmit={check} noValidate>
      <TextField
        ref={field}
        label="Код с&#160;упаковки"
        hint="Шесть цифр под штрихкодом"
        inputMode="numeric"
        error={wrong}
        required
      />
      <Button type="submit">Проверить</Button>
    </form>
  );
}
