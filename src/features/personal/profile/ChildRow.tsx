import { useEffect, useRef, useState } from 'react';
import { Select } from '../../../ui/forms/Select.tsx';
import { SignButton } from '../../../ui/actions/SignButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { ProfileTexts } from './profile-draft.ts';
import * as css from './ChildRow.module.css';

type Props = {
  /** Null for a row that has just been added. */
  child: ProfileTexts['children'][number] | null;
  place: number;
  faults: { name: string | undefined; year: string | undefined };
  onRemove: () => void;
};

/** The age limit for a new child; an existing entry keeps its year. */
function yearsFor(child: Props['child']): string[] {
  const now = new Date().getFullYear();
  const years = Array.from({ length: 18 }, (_, ago) => String(now - ago));
  const own = child?.birthYear ?? '';
  return own === '' || years.includes(own) ? years : [...years, own];
}

/** One child. */
export function ChildRow({ child, place, faults, onRemove }: Props) {
  const name = useRef<HTMLInputElement>(null);
  const [years] = useState(() => yearsFor(child));
  useEffect(() => {
    if (child === null) name.current?.focus();
  }, [child]);
  return (
    <li className={css.root}>
      <TextField
        ref={name}
        label="Имя ребёнка"
        name="child-name"
        defaultValue={child?.firstName ?? ''}
        error={faults.name}
        placeholder="Миша"
        maxLength={60}
        autoComplete="off"
      />
      <Select
        label="Год рождения"
        name="child-year"
        defaultValue={child?.birthYear ?? ''}
        options={years.map((year) => ({ value: year, label: year }))}
        placeholder="Год"
        error={faults.year}
      />
      <div className={css.remove}>
        <SignButton icon="close" label={`Убрать ребёнка ${place}`} onClick={onRemove} />
      </div>
    </li>
  );
}
