import type { PageProps } from 'gatsby';
import { OrdersView } from '../../features/personal/orders/OrdersView.tsx';
import { PersonalFrame } from '../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../features/personal/PersonalHead.tsx';

export default function OrdersPage({ location }: PageProps) {
  return (
    <PersonalFrame
      section="orders"
      lead="Билеты в&#160;кино, книги, проверка зрения и&#160;не&#160;только: всё, что вы&#160;взяли за&#160;баллы, где оно сейчас и&#160;что показать на&#160;кассе."
    >
      <OrdersView search={location.search} />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="orders" />;
}
