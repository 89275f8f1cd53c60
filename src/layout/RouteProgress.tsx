import { useSnapshot } from 'valtio';
import { progressState } from '../stores/progress.ts';
import { classNames } from '../ui/rendering/class-names.ts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import * as css from './RouteProgress.module.css';

const WORDS = {
  idle: '',
  waiting: '',
  running: 'Страница загружается',
  // The new page's title is announced by Gatsby itself.
  done: '',
  failed: 'Не\u00a0удалось загрузить страницу',
} as const;

/**
 * The bar at the top of the window while another page is on its way. It is for the eye alone: it
 * stands outside every landmark, and what it means is said aloud politely in words.
 */
export function RouteProgress() {
  const { phase, percent } = useSnapshot(progressState);
  const seen = phase === 'running' || phase === 'done' || phase === 'failed';
  return (
    <>
      <div role="status">
        <VisuallyHidden>{WORDS[phase]}</VisuallyHidden>
      </div>
      {seen && (
        <div
          className={classNames(css.root, phase === 'failed' && css.failed)}
          data-route-percent={percent}
          aria-hidden
        >
          <div className={css.bar} style={{ transform: `scaleX(${percent / 100})` }} />
        </div>
      )}
    </>
  );
}
