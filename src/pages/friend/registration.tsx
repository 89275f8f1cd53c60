import type { PageProps } from 'gatsby';
import { routes } from '../../config/routes.ts';
import { RegistrationView } from '../../features/friend/RegistrationView.tsx';
import { PageHead } from '../../layout/PageHead.tsx';

export default function FriendRegistrationPage({ location }: PageProps) {
  return <RegistrationView search={location.search} />;
}

export function Head() {
  const head = {
    title: 'Добро пожаловать в «Ясно Клуб»',
    description: 'Приглашение от друга, бонусные баллы и\u00a0первые шаги участника клуба.',
  };
  return <PageHead url={routes.friendRegistration} head={head} noindex />;
}
