import { Tabs } from '../../../ui/panels/Tabs.tsx';
import { SalesPart } from './SalesPart.tsx';

const PARTS = [
  { kind: 'all', title: 'Все' },
  { kind: 'online', title: 'Интернет-магазины' },
  { kind: 'offline', title: 'Оптики и\u00a0магазины' },
] as const;

/** Offers on lenses and care, by where they are valid. */
export function SalesView() {
  return (
    <Tabs
      label="Где действует скидка"
      heading="h2"
      items={PARTS.map(({ kind, title }) => ({
        id: `sales-${kind}`,
        title,
        content: <SalesPart kind={kind} />,
      }))}
    />
  );
}
