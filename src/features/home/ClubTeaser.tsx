import type { MainPage } from '../../../contract/schemas/pages.ts';
import { routes } from '../../config/routes.ts';
import { AccentBar } from '../../ui/signs/AccentBar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DeepPanel } from '../../ui/page/DeepPanel.tsx';
import * as css from './ClubTeaser.module.css';

/** The benefits of the loyalty club, on the page's only dark panel. */
export function ClubTeaser({ loyalty }: { loyalty: MainPage['loyalty'] }) {
  return (
    <DeepPanel rings="below" className={css.parts}>
      <div>
        <h2>{loyalty.title}</h2>
        <p className={css.lead}>{loyalty.lead}</p>
        <Button url={routes.auth} variant="accent" size="large">
          Войти или вступить
        </Button>
      </div>
      <ul className={css.benefits} role="list">
        {loyalty.benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3 className={css.title}>
              <AccentBar />
              {benefit.title}
            </h3>
            <p className={css.text}>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </DeepPanel>
  );
}
