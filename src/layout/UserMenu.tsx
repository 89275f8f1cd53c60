import { useSnapshot } from 'valtio';
import { personalSectionList } from '../config/personal-sections.ts';
import { routes } from '../config/routes.ts';
import { session } from '../stores/session.ts';
import { Anchor } from '../ui/links/Anchor.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { counted, type Forms } from '../words/plural.ts';
import { leave } from './leave.ts';
import { closeOverlay, overlayIds } from './overlays.ts';
import { pointForms } from './point-forms.ts';
import { SidePanel } from './SidePanel.tsx';
import * as css from './UserMenu.module.css';

const orderForms: Forms = { one: 'заказ', few: 'заказа', many: 'заказов' };

const links = personalSectionList.filter(({ inUserMenu }) => inUserMenu);

/** A member's own menu, in windows too narrow for a name in the header. */
export function UserMenu() {
  const { user, points, ordersCount } = useSnapshot(session);
  const who = (
    <div className={css.who}>
      {user?.firstName ? (
        <p className={css.name}>{user.firstName}</p>
      ) : (
        <Icon name="user" size={32} className={css.sign} />
      )}
      {points !== null && (
        <p className={css.points}>
          <strong>{counted(points, pointForms)}</strong> на&#160;счёте
        </p>
      )}
    </div>
  );
  return (
    <SidePanel
      id={overlayIds.user}
      title="Личный кабинет"
      closeLabel="Закрыть меню кабинета"
      head={who}
    >
      <nav aria-label="Личный кабинет">
        <ul className={css.links}>
          {links.map(({ title, url }) => (
            // Counters learn the name of the link, not how many orders there are.
            <li key={url} data-said={title}>
              <Anchor url={url} className={css.link} onClick={closeOverlay}>
                <span>{title}</span>
                {url === routes.personalOrders && ordersCount !== null && ordersCount > 0 && (
                  <span className={css.badge}>
                    {ordersCount}
                    <span className={css.hidden}>
                      {counted(ordersCount, orderForms).replace(/^[\d\s]+/, ' ')}
                    </span>
                  </span>
                )}
                <Icon name="arrow-right" size={20} className={css.arrow} />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="secondary" size="full" onClick={leave}>
        Выйти
      </Button>
    </SidePanel>
  );
}
