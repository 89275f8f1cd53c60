import { routes } from '../../config/routes.ts';
import { DesignSystemView } from '../../features/design-system/DesignSystemView.tsx';
import { PageHead } from '../../layout/PageHead.tsx';

export default function DesignSystemPage() {
  return <DesignSystemView />;
}

export function Head() {
  const head = {
    title: 'Дизайн-система',
    description: 'Все части, из которых собран сайт, во всех состояниях и темах.',
  };
  return <PageHead url={routes.techUi} head={head} noindex />;
}
