import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** Replaces a map that did not load; the list says the same. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Карта не&#160;загрузилась"
      text="Все адреса и&#160;маршруты есть в&#160;списке. Карту можно попробовать открыть ещё раз."
      onRetry={onRetry}
    />
  );
}
