import type { CertificateVariants } from '../../../contract/schemas/certificate.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './VariantList.module.css';

/** The kinds of lenses that a free pair can be. */
export function VariantList({ items }: CertificateVariants) {
  return (
    <CardGrid
      items={items}
      keyOf={({ key }) => key}
      render={({ title, text, button }) => (
        <Card padded className={css.card}>
          <h4 className={css.title}>{title}</h4>
          <p className={css.text}>{text}</p>
          <TextLink url={button.url} kind="standalone" arrow className={css.link}>
            {button.title}
          </TextLink>
        </Card>
      )}
    />
  );
}
