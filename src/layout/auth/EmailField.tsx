import { useSnapshot } from 'valtio';
import { signInFlow } from '../../stores/sign-in-flow.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

/** The address as typed in an earlier step. */
export function EmailField({ hint }: { hint?: string }) {
  const { email, fields } = useSnapshot(signInFlow);
  return (
    <TextField
      name="email"
      label="Электронная почта"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="anna@example.ru"
      defaultValue={email}
      error={fields['email']}
      maxLength={200}
      required
      {...(hint !== undefined && { hint })}
    />
  );
}
