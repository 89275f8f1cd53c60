import type { Theme } from '../../../contract/schemas/reference.ts';
import { Teaser } from '../../ui/cards/Teaser.tsx';

type Props = { theme: Theme; priority?: boolean; leading?: boolean; heading?: 'h2' | 'h3' };

/** A theme in a list. */
export function ThemeCard({ theme, priority = false, leading = false, heading = 'h2' }: Props) {
  return (
    <Teaser
      title={theme.title}
      url={theme.url}
      lead={theme.lead}
      picture={theme.cover}
      sizes={
        leading
          ? '(min-width: 1280px) 41rem, (min-width: 820px) 50vw, 92vw'
          : '(min-width: 1280px) 25rem, (min-width: 820px) 44vw, 92vw'
      }
      priority={priority}
      lying={leading}
      heading={heading}
    />
  );
}
