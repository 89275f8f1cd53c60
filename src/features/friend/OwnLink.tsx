import { useEffect, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../stores/session.ts';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import * as css from './OwnLink.module.css';

/**
 * The place of a member's own link. The code that loads and renders it is for members only: others
 * never load it.
 */
export function OwnLink() {
  const { standing } = useSnapshot(session);
  const [loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (standing !== 'in') return;
    import(/* webpackChunkName: "own-link" */ './LiveInvitation.tsx').then(
      ({ LiveInvitation }) => setLoaded(() => LiveInvitation),
      () => undefined,
    );
  }, [standing]);
  const Invitation = loaded;

  return (
    <div className={css.root}>
      {Invitation && standing === 'in' ? (
        <Invitation />
      ) : (
        <Skeleton lines={8} label="Загружаем вашу ссылку…" />
      )}
    </div>
  );
}
