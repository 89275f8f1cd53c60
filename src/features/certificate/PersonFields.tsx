import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { captcha } from '../../client/captcha/captcha.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { PhoneField } from '../../ui/forms/PhoneField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import type { FlowForm } from './flow/flow-form.ts';
import { FIELD_LABELS, type Faults } from './form-fields.ts';
import { FormPart } from './FormPart.tsx';
import * as css from './PersonFields.module.css';

type Props = { form: UseFormReturn<FlowForm>; faults: Faults };

/** The person's name and contacts. */
export function PersonFields({ form, faults }: Props) {
  const [email, setEmail] = useState('');
  useEffect(
    () =>
      form.subscribe({
        name: 'email',
        formState: { values: true },
        callback: ({ values }) => setEmail(values.email),
      }),
    [form],
  );
  const field = (name: 'name' | 'lastname' | 'phone' | 'email' | 'address') => ({
    label: FIELD_LABELS[name],
    error: faults[name],
  });
  return (
    <FormPart title="О&#160;вас" lead="Как в&#160;документе: сертификат именной.">
      <div className={css.root}>
        <FieldPlace field="name">
          <TextField
            {...field('name')}
            {...form.register('name')}
            autoComplete="given-name"
            placeholder="Анна"
            maxLength={60}
            required
          />
        </FieldPlace>
        <FieldPlace field="lastname">
          <TextField
            {...field('lastname')}
            {...form.register('lastname')}
            autoComplete="family-name"
            placeholder="Смирнова"
            maxLength={60}
            required
          />
        </FieldPlace>
        <FieldPlace field="phone">
          <PhoneField
            {...field('phone')}
            {...form.register('phone')}
            onFocus={captcha.prepare}
            hint="На&#160;него придут код и&#160;номер сертификата"
            required
          />
        </FieldPlace>
        <FieldPlace field="email">
          <EmailField
            {...field('email')}
            {...form.register('email')}
            typed={email}
            hint="Сертификат придёт и&#160;сюда"
            required
          />
        </FieldPlace>
        <FieldPlace field="address" wide>
          <TextField
            {...field('address')}
            {...form.register('address')}
            autoComplete="address-line1"
            placeholder="Улица или метро"
            hint="Если хотите"
            maxLength={200}
          />
        </FieldPlace>
      </div>
    </FormPart>
  );
}
