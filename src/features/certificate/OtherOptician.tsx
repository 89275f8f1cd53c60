import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { useLatePart } from '../../ui/rendering/use-late-part.ts';
import type { OpticianChangeProps } from './OpticianChange.tsx';

const load = async () => (await import('./OpticianChange.tsx')).OpticianChange;

/**
 * Another optician for a certificate. Rarely needed, so the list loads on demand. If it fails to
 * load, the certificate itself stays.
 */
export function OtherOptician(props: OpticianChangeProps) {
  const { Part: Change, failed, retry } = useLatePart(load);
  if (Change) return <Change {...props} />;
  if (!failed) return <Skeleton lines={6} label="Открываем список салонов…" />;
  return (
    <ErrorState
      title="Не&#160;удалось открыть список салонов"
      text="Проверьте связь и&#160;попробуйте ещё раз. С&#160;сертификатом всё в&#160;порядке."
      onRetry={retry}
    />
  );
}
