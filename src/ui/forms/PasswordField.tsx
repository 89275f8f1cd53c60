import { useState, type ComponentProps } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { TextField } from './TextField.tsx';
import * as css from './PasswordField.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'placeholder'> & {
  autoComplete: 'current-password' | 'new-password';
};

/**
 * A password, hidden until the visitor chooses to show it: with poor eyesight that is the safer
 * way.
 */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className={css.root}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        placeholder=""
        spellCheck={false}
        autoCapitalize="none"
      />
      <Checkbox
        label="Показать пароль"
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </div>
  );
}
