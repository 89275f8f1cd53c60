import type { MainPage } from '../../../contract/schemas/pages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Lens } from '../../ui/pictures/Lens.tsx';
import * as css from './HomeHero.module.css';

/** The first screen: one promise, two buttons, and a picture seen as through a lens. */
export function HomeHero({ hero }: { hero: MainPage['hero'] }) {
  return (
    <section className={css.root}>
      <div className={css.column}>
        <div>
          <h1 className={css.title}>{hero.title}</h1>
          <p className={css.lead}>{hero.lead}</p>
          <div className={css.actions}>
            <Button url={hero.button.url} size="large">
              {hero.button.title}
            </Button>
            <Button url={hero.second_button.url} size="large" variant="secondary">
              {hero.second_button.title}
            </Button>
          </div>
        </div>
        <div className={css.optics}>
          <Lens
            picture={hero.picture}
            sizes="(min-width: 1280px) 37rem, (min-width: 820px) 44vw, 92vw"
            priority
          />
        </div>
      </div>
    </section>
  );
}
