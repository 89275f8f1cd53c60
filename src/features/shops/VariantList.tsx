import type { PageData } from '../../build/page-data.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { LensMark } from '../../ui/signs/LensMark.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './VariantList.module.css';

/** The uses of a certificate, side by side. */
export function VariantList({ variants }: Pick<PageData['mapOptic'], 'variants'>) {
  return (
    <CardGrid
      items={variants}
      keyOf={({ key }) => key}
      render={({ title, text, button }) => (
        <Card padded className={css.root}>
          <LensMark className={css.mark} />
          <h3>{title}</h3>
          <p className={css.text}>{text}</p>
          <p className={css.way}>
            <TextLink url={button.url} kind="standalone" arrow>
              {button.title}
            </TextLink>
          </p>
        </Card>
      )}
    />
  );
}
