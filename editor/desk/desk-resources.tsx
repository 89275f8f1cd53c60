/** The company's desk, loaded on demand: most editors never open it. */
import type { ComponentType } from 'react';
import { Resource } from 'react-admin';
import type { Permission } from '../../contract/permissions.ts';
import { onUse } from '../app/on-use.ts';
import { mayI } from '../calls/session.ts';
import { DESK, type DeskName } from './desk-names.ts';

type Screen = {
  readonly label: string;
  readonly list: ComponentType;
  /** The permission that shows it. */
  readonly needs: Permission;
};

const screens: Readonly<Record<DeskName, Screen>> = {
  'desk-questions': {
    label: 'Вопросы',
    list: onUse(() => import('./questions/QuestionsPage.tsx'), 'QuestionsPage'),
    needs: 'people',
  },
  'desk-reviews': {
    label: 'Отзывы',
    list: onUse(() => import('./reviews/ReviewsPage.tsx'), 'ReviewsPage'),
    needs: 'people',
  },
  'desk-people': {
    label: 'Найти человека',
    list: onUse(() => import('./people/PeoplePage.tsx'), 'PeoplePage'),
    needs: 'people',
  },
  'desk-opticians': {
    label: 'Пробные пары',
    list: onUse(() => import('./opticians/OpticiansPage.tsx'), 'OpticiansPage'),
    needs: 'people',
  },
  'desk-codes': {
    label: 'Коды с\u00a0упаковок',
    list: onUse(() => import('./codes/CodesPage.tsx'), 'CodesPage'),
    needs: 'people',
  },
  'desk-deliveries': {
    label: 'Письма и\u00a0SMS',
    list: onUse(() => import('./deliveries/DeliveriesPage.tsx'), 'DeliveriesPage'),
    needs: 'people',
  },
  'desk-looks': {
    label: 'Кто что смотрел',
    list: onUse(() => import('./looks/LooksPage.tsx'), 'LooksPage'),
    needs: 'accounts',
  },
};

/** The screens of the desk that the signed-in user may see. */
export const deskResources = () =>
  DESK.flatMap((name) => {
    const { label, list, needs } = screens[name];
    if (!mayI(needs)) return [];
    return [<Resource key={name} name={name} list={list} options={{ label }} />];
  });
