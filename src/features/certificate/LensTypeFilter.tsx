import { focusInRow } from '../../ui/panels/focus-in-row.ts';
import type { LensTypeKey } from '../../../contract/schemas/lens-types.ts';
import { LENS_TYPES } from './opticians.ts';
import * as css from './LensTypeFilter.module.css';

type Props = {
  chosen: readonly LensTypeKey[];
  onChange: (chosen: readonly LensTypeKey[]) => void;
};

/** Only opticians that fit lenses of these types. */
export function LensTypeFilter({ chosen, onChange }: Props) {
  const press = (key: LensTypeKey) =>
    onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <div
      ref={focusInRow}
      role="group"
      aria-label="Какие линзы подбирают"
      className={css.root}
      data-scrolls=""
    >
      {LENS_TYPES.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          className={css.chip}
          aria-pressed={chosen.includes(key)}
          onClick={() => press(key)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
