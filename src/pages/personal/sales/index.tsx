import { PersonalFrame } from '../../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../../features/personal/PersonalHead.tsx';
import { SalesView } from '../../../features/personal/sales/SalesView.tsx';

export default function SalesPage() {
  return (
    <PersonalFrame
      section="sales"
      lead="Скидки для участников клуба в&#160;магазинах и&#160;салонах."
    >
      <SalesView />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="sales" />;
}
