import { classNames } from '../rendering/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as css from './Skeleton.module.css';

type Props = {
  /** `card`: a picture with words under it; `text`: lines. */
  shape?: 'text' | 'card';
  lines?: number;
  /** What is being waited for, in words for those who listen. */
  label?: string;
};

/** The place of what is on its way: as large as that will be, so that nothing jumps. */
export function Skeleton({ shape = 'text', lines = 3, label = 'Загружаем…' }: Props) {
  return (
    <div className={css.root} role="status" data-waiting="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === 'card' && <span className={classNames(css.bone, css.picture)} />}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(css.bone, css.line)} />
      ))}
    </div>
  );
}
