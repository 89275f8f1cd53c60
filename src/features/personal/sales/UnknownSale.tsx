import { routes } from '../../../config/routes.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

/** For a URL without a current offer. */
export function UnknownSale() {
  return (
    <EmptyState
      title="Такого предложения нет"
      text="Возможно, оно уже закончилось или в&#160;адресе опечатка. Посмотрите, что действует сейчас."
      action={{ title: 'Ко\u00a0всем скидкам', url: routes.personalSales }}
    />
  );
}
