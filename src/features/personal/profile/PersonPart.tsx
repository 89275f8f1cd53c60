import { ADULT_AGE } from '../../../../contract/limits.ts';
import { Combobox } from '../../../ui/forms/Combobox.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { FormPart } from './FormPart.tsx';
import { useEffect, useState } from 'react';
import type { ProfileTexts } from './profile-draft.ts';
import type { City, Faults } from './profile-form.ts';
import * as css from './PersonPart.module.css';

type Props = {
  texts: ProfileTexts;
  cities: readonly City[];
  faults: Faults;
  /** Called for a choice that fires no event of the form. */
  onChange: () => void;
};

/** The member's personal details. */
export function PersonPart({ texts, cities, faults, onChange }: Props) {
  const [chosen, choose] = useState('');
  const [lastBirthday] = useState(() => {
    const day = new Date();
    day.setFullYear(day.getFullYear() - ADULT_AGE);
    return day.toLocaleDateString('sv');
  });
  useEffect(() => {
    if (chosen !== '') onChange();
  }, [chosen, onChange]);
  return (
    <FormPart title="О&#160;вас">
      <div className={css.root}>
        <TextField
          label="Имя"
          name="firstName"
          defaultValue={texts.firstName}
          error={faults['firstName']}
          autoComplete="given-name"
          placeholder="Анна"
          maxLength={60}
          required
        />
        <TextField
          label="Фамилия"
          name="lastName"
          defaultValue={texts.lastName}
          error={faults['lastName']}
          autoComplete="family-name"
          placeholder="Смирнова"
          maxLength={60}
        />
        <Field label="День рождения" hint="Чтобы поздравить вас вовремя" error={faults['birthday']}>
          {(control) => (
            <input
              {...control}
              type="date"
              name="birthday"
              defaultValue={texts.birthday}
              min="1900-01-01"
              max={lastBirthday}
              autoComplete="bday"
            />
          )}
        </Field>
        {cities.length > 0 && (
          <Combobox
            label="Город"
            name="city"
            autoComplete="address-level2"
            options={cities.map(({ id, title }) => ({ value: String(id), label: title }))}
            defaultValue={texts.city}
            onChoose={({ value }) => choose(value)}
            error={faults['city_id']}
            hint="Покажем магазины и&#160;оптики рядом"
            placeholder="Начните вводить"
          />
        )}
      </div>
    </FormPart>
  );
}
