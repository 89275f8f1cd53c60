import { useSnapshot } from 'valtio';
import { signInFlow } from '../../stores/sign-in-flow.ts';
import { EmailField as AddressField } from '../../ui/forms/EmailField.tsx';

/** The address as typed in an earlier step. */
export function EmailField({ hint }: { hint?: string }) {
  const { email, fields } = useSnapshot(signInFlow);
  return (
    <AddressField
      name="email"
      label="Электронная почта"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={email}
      error={fields['email']}
      required
      {...(hint !== undefined && { hint })}
    />
  );
}
