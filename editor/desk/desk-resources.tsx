/** The company's desk: loaded by whoever opens it, as most editors never do. */
import Fingerprint from '@mui/icons-material/Fingerprint';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import PersonSearch from '@mui/icons-material/PersonSearch';
import QrCode from '@mui/icons-material/QrCode2';
import RateReview from '@mui/icons-material/RateReview';
import Visibility from '@mui/icons-material/Visibility';
import type { ComponentType } from 'react';
import { Resource } from 'react-admin';
import type { Permission } from '../../contract/permissions.ts';
import { onUse } from '../app/on-use.ts';
import { mayI } from '../calls/session.ts';
import { DESK, type DeskName } from './desk-names.ts';

type Screen = {
  readonly label: string;
  readonly icon: ComponentType;
  readonly list: ComponentType;
  /** Who sees it. */
  readonly needs: Permission;
};

const screens: Readonly<Record<DeskName, Screen>> = {
  'desk-questions': {
    label: 'Вопросы',
    icon: MarkEmailUnread,
    list: onUse(() => import('./questions/QuestionsPage.tsx'), 'QuestionsPage'),
    needs: 'people',
  },
  'desk-reviews': {
    label: 'Отзывы',
    icon: RateReview,
    list: onUse(() => import('./reviews/ReviewsPage.tsx'), 'ReviewsPage'),
    needs: 'people',
  },
  'desk-people': {
    label: 'Найти человека',
    icon: PersonSearch,
    list: onUse(() => import('./people/PeoplePage.tsx'), 'PeoplePage'),
    needs: 'people',
  },
  'desk-opticians': {
    label: 'Пробные пары',
    icon: Visibility,
    list: onUse(() => import('./opticians/OpticiansPage.tsx'), 'OpticiansPage'),
    needs: 'people',
  },
  'desk-codes': {
    label: 'Коды с\u00a0упаковок',
    icon: QrCode,
    list: onUse(() => import('./codes/CodesPage.tsx'), 'CodesPage'),
    needs: 'people',
  },
  'desk-looks': {
    label: 'Кто что смотрел',
    icon: Fingerprint,
    list: onUse(() => import('./looks/LooksPage.tsx'), 'LooksPage'),
    needs: 'accounts',
  },
};

/** The screens of the desk that whoever is signed in may see. */
export const deskResources = () =>
  DESK.flatMap((name) => {
    const { label, icon, list, needs } = screens[name];
    if (!mayI(needs)) return [];
    return [<Resource key={name} name={name} icon={icon} list={list} options={{ label }} />];
  });
