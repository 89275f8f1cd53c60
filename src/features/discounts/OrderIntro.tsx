import type { Discount } from '../../../contract/schemas/discount.ts';
import type { ParentPage } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { OrderSteps } from './OrderSteps.tsx';

type Props = { discount: Discount; parent: ParentPage; current: 2 | 3; crumb: string };

/** The head of a later step: the offer, and the progress. */
export function OrderIntro({ discount, parent, current, crumb }: Props) {
  return (
    <PageIntro
      title={discount.title}
      crumbs={[
        { title: 'Главная', url: routes.home },
        parent,
        { title: discount.title, url: discount.url },
        { title: crumb },
      ]}
    >
      <OrderSteps current={current} first={discount.url} />
    </PageIntro>
  );
}
