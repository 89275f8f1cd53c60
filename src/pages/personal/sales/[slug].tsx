import type { PageProps } from 'gatsby';
import { PersonalHead } from '../../../features/personal/PersonalHead.tsx';
import { SaleView } from '../../../features/personal/sales/SaleView.tsx';

export default function SalePage({ params }: PageProps) {
  return <SaleView slug={params['slug'] ?? ''} />;
}

export function Head() {
  return <PersonalHead section="sales" />;
}
