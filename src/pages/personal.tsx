import { routes } from '../config/routes.ts';
import { PersonalView } from '../features/personal/PersonalView.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function PersonalPage() {
  return <PersonalView />;
}

export function Head() {
  const head = {
    title: 'Личный кабинет',
    description: 'Баллы, заказы и сертификаты участника «Ясно Клуба».',
  };
  return <PageHead url={routes.personal} head={head} noindex />;
}
