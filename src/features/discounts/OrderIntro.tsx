import type { Discount } from '../../../contract/schemas/discount.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { OrderSteps } from './OrderSteps.tsx';

type Props = { discount: Discount; current: 2 | 3; crumb: string };

/** The head of a later step: the offer, and the progress. */
export function OrderIntro({ discount, current, crumb }: Props) {
  return (
    <PageIntro
      title={discount.title}
      crumbs={[
        { title: 'Главная', url: routes.home },
        { title: 'Скидки', url: routes.discounts },
        { title: discount.title, url: discount.url },
        { title: crumb },
      ]}
    >
      <OrderSteps current={current} first={discount.url} />
    </PageIntro>
  );
}
