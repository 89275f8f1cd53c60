import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { readStanding, session } from '../stores/session.ts';

const loadMenu = () => import(/* webpackChunkName: "user-menu" */ './UserMenu.tsx');

/**
 * A member's own menu: its code loads for members only.
 * @returns null until it has loaded.
 */
export function useUserMenu(): ReactElement | null {
  const { standing } = useSnapshot(session);
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  useEffect(() => {
    if ((standing ?? readStanding()) !== 'in') return;
    loadMenu().then(
      ({ UserMenu }) => setMenu(() => UserMenu),
      () => undefined,
    );
  }, [standing]);
  return Menu && <Menu />;
}
