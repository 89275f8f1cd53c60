import type { PageData } from '../../build/page-data.ts';
import { Card } from '../../ui/Card.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as css from './VariantList.module.css';

/** The ways a certificate may be used, side by side. */
export function VariantList({ variants }: Pick<PageData['mapOptic'], 'variants'>) {
  return (
    <CardGrid
      items={variants}
      keyOf={({ key }) => key}
      render={({ title, text, button }, index) => (
        <Card padded className={css.root}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
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
