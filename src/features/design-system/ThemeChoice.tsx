import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { themes, type ThemeName } from './themes.ts';

type Props = { theme: ThemeName | ''; onChange: (theme: ThemeName | '') => void };

const options = [
  { value: '', label: 'Как у\u00a0сайта' },
  ...themes.map(({ name, title }) => ({ value: name, label: title })),
];

/** Which theme this page's content is shown in. */
export function ThemeChoice({ theme, onChange }: Props) {
  return (
    <RadioGroup
      label="Тема страницы"
      name="theme"
      row
      options={options}
      value={theme}
      onChange={({ target }) =>
        onChange(themes.find(({ name }) => name === target.value)?.name ?? '')
      }
    />
  );
}
