import { earlyPlace } from '../../config/early-content.ts';
import { classNames } from '../rendering/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as css from './Skeleton.module.css';

type Props = {
  /** `card`: a picture with text below; `wide`: the same as wide as a page; `text`: lines. */
  shape?: 'text' | 'card' | 'wide';
  lines?: number;
  /** What is loading, for screen readers. */
  label?: string;
};

/** A placeholder of the final size while content loads, so that nothing jumps. */
export function Skeleton({ shape = 'text', lines = 3, label = 'Загружаем…' }: Props) {
  return (
    <div className={css.root} role="status" data-waiting="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape !== 'text' && (
        <span
          className={classNames(css.bone, css.picture, shape === 'wide' && css.wide)}
          {...earlyPlace('picture')}
        />
      )}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(css.bone, css.line)} />
      ))}
    </div>
  );
}
