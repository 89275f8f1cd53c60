import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** In the place of a map that did not come; what it says stands in the list too. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title="Карта не&#160;загрузилась"
      text="Все адреса и&#160;маршруты есть в&#160;списке. Карту можно попробовать открыть ещё раз."
      onRetry={onRetry}
    />
  );
}
