import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './TechOnward.module.css';

/** From how lenses work to the lenses themselves. */
export function TechOnward() {
  return (
    <div data-screen="">
      <Section
        title="Сравните на&#160;деле"
        lead="Материал, кислород, край и&#160;оптика у&#160;каждой линзы свои. Параметры указаны на&#160;странице продукта, а&#160;подойдёт&#160;ли линза именно вам, покажет примерка у&#160;специалиста."
      >
        <div className={css.actions}>
          <Button url={routes.catalog} size="large">
            Смотреть линзы
          </Button>
          <Button url={routes.certificate} size="large" variant="secondary">
            Примерить бесплатно
          </Button>
        </div>
      </Section>
    </div>
  );
}
