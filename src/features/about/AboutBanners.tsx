import type { AboutPage } from '../../../contract/schemas/pages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PictureCard } from './PictureCard.tsx';
import * as css from './AboutBanners.module.css';

/**
 * Links to other pages. Each button is a plain link; its click sends the event that the content
 * names.
 */
export function AboutBanners({ banners }: Pick<AboutPage, 'banners'>) {
  if (banners.length === 0) return null;
  return (
    <Section title="С&#160;чего начать" tone="mist">
      <CardGrid
        items={banners}
        keyOf={({ event }) => event}
        render={({ title, text, button, event, picture }, index) => (
          <PictureCard
            picture={picture}
            sizes="(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw"
          >
            <div className={css.words}>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
              <div className={css.action} data-event={event}>
                <Button url={button.url} variant={index === 0 ? 'primary' : 'secondary'}>
                  {button.title}
                </Button>
              </div>
            </div>
          </PictureCard>
        )}
      />
    </Section>
  );
}
