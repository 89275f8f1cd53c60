import { useEffect, type MouseEvent } from 'react';
import { useSnapshot } from 'valtio';
import { nextTask } from '../client/page/next-task.ts';
import { routes } from '../config/routes.ts';
import { readStanding, session } from '../stores/session.ts';
import { Anchor } from '../ui/links/Anchor.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { counted } from '../words/plural.ts';
import { openOverlay, overlayIds } from './overlays.ts';
import { pointForms } from './point-forms.ts';
import * as css from './ProfileBlock.module.css';

/** Name and points; a person icon while the name is unknown. */
function Identity() {
  const { user, points } = useSnapshot(session);
  const name = user?.firstName;
  return (
    <>
      {name ? (
        <span className={css.name} title={name}>
          {name}
        </span>
      ) : (
        <Icon name="user" size={28} />
      )}
      <span className={css.points}>{points !== null && counted(points, pointForms)}</span>
    </>
  );
}

/** A plain click opens the panel; the browser handles a new tab or window. */
const openLogin = (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // The form is already on its own page.
  if (location.pathname === routes.auth) return;
  event.preventDefault();
  openOverlay(overlayIds.login);
};

/**
 * The login link or the current member. The HTML contains every variant, as the page is the same for all
 * visitors. The root element's `data-signed`, set before the first paint, and the window's width choose the
 * one to show, in a space of fixed width. A member's own data loads when the block appears.
 * @param hasMenu whether the menu that the member's icon opens exists.
 */
export function ProfileBlock({ hasMenu }: { hasMenu: boolean }) {
  useEffect(() => {
    // The session watch follows later changes, here or in other tabs.
    if ((session.standing ?? readStanding()) === 'out') return;
    // A signed-out visitor never loads this code; without it the icon stays.
    Promise.all([
      import(/* webpackChunkName: "account" */ '../stores/account.ts'),
      // Where the page has brought the code, not in the task of the page's other first effects.
      nextTask(),
    ]).then(
      ([{ loadAccount }]) => loadAccount(),
      () => undefined,
    );
  }, []);
  return (
    <div className={css.root} data-screen="">
      <div className={css.login}>
        <Anchor url={routes.auth} className={css.link} onClick={openLogin}>
          <Icon name="user" size={26} />
          <span className={css.word}>Войти</span>
        </Anchor>
      </div>
      <div className={css.member}>
        <a href={routes.personal} className={css.profile} data-said="Личный кабинет">
          <span className={css.hidden}>Личный кабинет</span>
          <Identity />
        </a>
      </div>
      <div className={css.account}>
        {hasMenu ? (
          <button
            type="button"
            className={css.link}
            popoverTarget={overlayIds.user}
            aria-label="Личный кабинет"
          >
            <Icon name="user" size={26} />
          </button>
        ) : (
          <a href={routes.personal} className={css.link} aria-label="Личный кабинет">
            <Icon name="user" size={26} />
          </a>
        )}
      </div>
    </div>
  );
}
