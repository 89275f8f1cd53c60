import { useState, type FormEvent } from 'react';
import { giveName } from '../../stores/own-name.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useSending } from '../../ui/forms/use-sending.ts';
import * as css from './NameForm.module.css';

/**
 * Asks for the name of a member who registered by phone only.
 * @param onNamed called when the name is saved.
 */
export function NameForm({ onNamed }: { onNamed: () => void }) {
  const [sending, send] = useSending();
  const [missing, setMissing] = useState(false);
  const save = async (name: string) => {
    if ((await send(() => giveName(name))) !== null) onNamed();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const name = input?.value.trim() ?? '';
    setMissing(name === '');
    if (name === '') input?.focus();
    else void save(name);
  };
  const fault = sending.error?.fields?.['firstName'] ?? sending.error?.description;
  return (
    <form className={css.root} onSubmit={submit} noValidate aria-label="Ваше имя">
      <TextField
        name="firstName"
        label="Как вас зовут?"
        className={css.name}
        autoComplete="given-name"
        placeholder="Анна"
        maxLength={60}
        error={missing ? 'Укажите имя' : fault}
        required
      />
      <Button type="submit" loading={sending.stage === 'sending'}>
        Сохранить имя
      </Button>
    </form>
  );
}
