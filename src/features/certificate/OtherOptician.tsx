import { useEffect, useState, type ComponentType } from 'react';
import { loadAgain } from '../../client/load-again.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { OpticianChangeProps } from './OpticianChange.tsx';

/**
 * Another optician for a certificate. Few want one: the list comes with the wish. Where it does not
 * come, the certificate itself stays.
 */
export function OtherOptician(props: OpticianChangeProps) {
  const [Change, setChange] = useState<ComponentType<OpticianChangeProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let gone = false;
    loadAgain(() => import('./OpticianChange.tsx')).then(
      ({ OpticianChange }) => gone || setChange(() => OpticianChange),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [failed]);
  if (Change) return <Change {...props} />;
  if (!failed) return <Skeleton lines={6} label="Открываем список салонов…" />;
  return (
    <ErrorState
      title="Не&#160;удалось открыть список салонов"
      text="Проверьте связь и&#160;попробуйте ещё раз. С&#160;сертификатом всё в&#160;порядке."
      onRetry={() => setFailed(false)}
    />
  );
}
