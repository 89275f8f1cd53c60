import type { PageProps } from 'gatsby';
import { PersonalFrame } from '../../../features/personal/PersonalFrame.tsx';
import { PersonalHead } from '../../../features/personal/PersonalHead.tsx';
import { SaleView } from '../../../features/personal/sales/SaleView.tsx';

export default function SalePage({ params }: PageProps) {
  return (
    <PersonalFrame section="sales">
      <SaleView slug={params['slug'] ?? ''} />
    </PersonalFrame>
  );
}

export function Head() {
  return <PersonalHead section="sales" />;
}
