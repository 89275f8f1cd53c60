import { useEffect, type MouseEvent } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '../config/routes.ts';
import { readStanding, session } from '../stores/session.ts';
import { Anchor } from '../ui/links/Anchor.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { counted } from '../words/plural.ts';
import { openOverlay, overlayIds } from './overlays.ts';
import { pointForms } from './point-forms.ts';
import * as css from './ProfileBlock.module.css';

/** Name and points; a sign of a person where the name is not known. */
function Identity() {
  const { user, points } = useSnapshot(session);
  const name = user?.firstName;
  return (
    <>
      {name ? <span className={css.name}>{name}</span> : <Icon name="user" size={28} />}
      <span className={css.points}>{points !== null && counted(points, pointForms)}</span>
    </>
  );
}

/** A plain click opens the panel; a new tab or window is the browser's own business. */
const openLogin = (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // The form stands on its own page already.
  if (location.pathname === routes.auth) return;
  event.preventDefault();
  openOverlay(overlayIds.login);
};

/**
 * Login, or who is here. The HTML holds all of it, as the page is the same for everybody; the root
 * element's `data-signed`, set before the first paint, and the window's width choose the one to
 * show, in a place of one width. What a member sees of himself is loaded when the block appears.
 */
export function ProfileBlock() {
  useEffect(() => {
    // What happens from then on, here or in other tabs, the session's watch follows.
    if ((session.standing ?? readStanding()) === 'out') return;
    // A visitor who is nobody's member never loads the code of it; without it the sign stays.
    import('../stores/account.ts').then(
      ({ loadAccount }) => loadAccount(),
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
        <a href={routes.personal} className={css.profile}>
          <span className={css.hidden}>Личный кабинет</span>
          <Identity />
        </a>
      </div>
      <div className={css.account}>
        <button
          type="button"
          className={css.link}
          popoverTarget={overlayIds.user}
          aria-label="Личный кабинет"
        >
          <Icon name="user" size={26} />
        </button>
      </div>
    </div>
  );
}
