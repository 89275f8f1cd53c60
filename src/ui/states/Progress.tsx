import { percentWords } from '../../config/number-words.ts';
import { classNames } from '../rendering/class-names.ts';
import * as css from './Progress.module.css';

type Props = {
  label: string;
  /** Percent done; without it the duration is unknown. */
  value?: number;
  /** Whether the label and the number are shown above the bar. */
  hiddenLabel?: boolean;
};

/** A progress bar. */
export function Progress({ label, value, hiddenLabel = false }: Props) {
  const words = value === undefined ? undefined : percentWords(value / 100);
  return (
    <div className={css.root}>
      {!hiddenLabel && (
        <p className={css.label} aria-hidden="true">
          <span>{label}</span>
          <span>{words}</span>
        </p>
      )}
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
      >
        <div
          className={classNames(css.bar, value === undefined && css.endless)}
          style={value === undefined ? undefined : { inlineSize: `${String(value)}%` }}
        />
      </div>
    </div>
  );
}
