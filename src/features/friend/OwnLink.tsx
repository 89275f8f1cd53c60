import { useEffect, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { loadAgain } from '../../client/page/load-again.ts';
import { session } from '../../stores/session.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import * as css from './OwnLink.module.css';

/**
 * The place of a member's own link. The code that loads and renders it is for members only: others
 * never load it.
 */
export function OwnLink() {
  const { standing } = useSnapshot(session);
  const [loaded, setLoaded] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (standing !== 'in' || failed) return;
    loadAgain(() => import(/* webpackChunkName: "own-link" */ './LiveInvitation.tsx')).then(
      ({ LiveInvitation }) => setLoaded(() => LiveInvitation),
      () => setFailed(true),
    );
  }, [standing, failed]);
  const Invitation = loaded;

  return (
    <div className={css.root}>
      {Invitation && standing === 'in' && <Invitation />}
      {failed && (
        <ErrorState
          title="Не&#160;удалось загрузить ссылку"
          text="Проверьте, есть&#160;ли связь."
          onRetry={() => setFailed(false)}
        />
      )}
      {!failed && !(Invitation && standing === 'in') && (
        <Skeleton lines={8} label="Загружаем вашу ссылку…" />
      )}
    </div>
  );
}
