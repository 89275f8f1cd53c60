import { useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../contract/limits.ts';
import type { Strength } from '../../config/password-strength.ts';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import * as css from './NewPasswordField.module.css';

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'maxLength'>;

/** Fields about the owner whose values others may know and guess. */
const OWN = ['email', 'firstName'];

function ownWords(form: HTMLFormElement | null): string[] {
  const typed = form ? new FormData(form) : null;
  return OWN.map((name) => typed?.get(name)).filter((value) => typeof value === 'string');
}

/** The list of the most common passwords is large, so it loads when the visitor starts to type one. */
const loadJudge = () => import('../../config/password-strength.ts');

/** A new password, with a note on how easily it is guessed. */
export function NewPasswordField(props: Props) {
  const [length, setLength] = useState(0);
  const [strength, setStrength] = useState<Strength | null>(null);
  const newest = useRef('');
  const look = async ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const { value } = input;
    newest.current = value;
    setLength(value.length);
    if (value.length < PASSWORD_MIN) {
      setStrength(null);
      return;
    }
    const own = ownWords(input.form);
    // The form works without it: the backend decides.
    const judge = await loadJudge().catch(() => null);
    if (judge && newest.current === value) setStrength(judge.passwordStrength(value, own));
  };
  return (
    <div className={css.root}>
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={`Не\u00a0короче ${PASSWORD_MIN}\u00a0знаков. Надёжнее всего несколько слов подряд`}
        maxLength={PASSWORD_MAX}
        onInput={(event) => void look(event)}
      />
      <PasswordMeter length={length} strength={strength} />
    </div>
  );
}
