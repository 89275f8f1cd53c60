import { useSnapshot } from 'valtio';
import {
  personalGroups,
  personalSectionList,
  type PersonalSection,
} from '../../config/personal-sections.ts';
import { leave } from '../../layout/leave.ts';
import { session } from '../../stores/session.ts';
import { Anchor } from '../../ui/links/Anchor.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { counted, type Forms } from '../../words/plural.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './PersonalMenu.module.css';
import { SectionSign } from './SectionSign.tsx';

const orderForms: Forms = { one: 'заказ', few: 'заказа', many: 'заказов' };
const groups = Object.entries(personalGroups).map(([key, title]) => ({
  title,
  sections: personalSectionList.filter(({ group }) => group === key),
}));

/** The number of all orders; hidden if zero. */
function OrdersBadge() {
  const { ordersCount } = useSnapshot(session);
  if (ordersCount === null || ordersCount === 0) return null;
  return (
    <span className={css.badge}>
      {ordersCount}
      <VisuallyHidden>{counted(ordersCount, orderForms).replace(/^[\d\s]+/, ' ')}</VisuallyHidden>
    </span>
  );
}

/** All sections of the area, in groups, and the sign-out button. */
export function PersonalMenu({ section }: { section: PersonalSection }) {
  return (
    <nav className={css.root} aria-label="Разделы кабинета">
      {groups.map(({ title, sections }) => (
        <div key={title}>
          <p className={css.title}>{title}</p>
          <ul>
            {sections.map(({ key, title: name, url }) => (
              <li key={key}>
                <Anchor
                  url={url}
                  current={key === section ? 'page' : undefined}
                  className={classNames(css.link, key === section && css.current)}
                >
                  <SectionSign section={key} size={22} className={css.sign} />
                  <span>{name}</span>
                  {key === 'orders' && <OrdersBadge />}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button
        type="button"
        className={classNames(css.link, css.leave)}
        data-leaves
        onClick={() => void leave()}
      >
        <SectionSign section="leave" size={22} className={css.sign} />
        <span>Выйти</span>
      </button>
    </nav>
  );
}
