import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { palettes, type PaletteName } from './palettes.ts';

type Props = { palette: PaletteName | ''; onChange: (palette: PaletteName | '') => void };

const options = [
  { value: '', label: 'Как у\u00a0сайта' },
  ...palettes.map(({ name, title }) => ({ value: name, label: title })),
];

/** Selects the palette of this page's content. */
export function PaletteChoice({ palette, onChange }: Props) {
  return (
    <RadioGroup
      label="Тема страницы"
      name="palette"
      row
      options={options}
      value={palette}
      onChange={({ target }) =>
        onChange(palettes.find(({ name }) => name === target.value)?.name ?? '')
      }
    />
  );
}
