import { Icon } from '../../ui/signs/Icon.tsx';
import { PressedChoice } from '../../ui/forms/PressedChoice.tsx';
import * as css from './FilterChips.module.css';

type Props = {
  legend: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly { value: string; title: string }[];
  chosen: readonly string[];
  onChange: (value: string, on: boolean) => void;
};

/** A few answers side by side, for a single or multiple choice: fields of the filter's form. */
export function FilterChips({ legend, name, type, options, chosen, onChange }: Props) {
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.chips}>
        {options.map(({ value, title }) => (
          <PressedChoice
            key={value}
            shape="chip"
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => onChange(value, event.currentTarget.checked)}
          >
            {type === 'checkbox' && <Icon name="check" size={18} className={css.check} />}
            {title}
          </PressedChoice>
        ))}
      </div>
    </fieldset>
  );
}
