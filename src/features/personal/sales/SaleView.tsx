import { useSnapshot } from 'valtio';
import { saleOf } from '../../../config/sales.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Live } from '../Live.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { SaleTerms } from './SaleTerms.tsx';
import { sales } from './sales.ts';
import { UnknownSale } from './UnknownSale.tsx';

/** The page of one offer, given in the URL by alias or number. */
export function SaleView({ slug }: { slug: string }) {
  const { data, error } = useSnapshot(sales.all.state);
  const known = data === null ? undefined : saleOf(data.items, slug);
  const title = data === null ? 'Скидка' : (known?.title ?? 'Предложение не\u00a0найдено');
  useTitle(data === null ? undefined : title);
  return (
    <PersonalFrame
      section="sales"
      title={title}
      waiting={data === null && error === null}
      {...(known && { lead: known.lead })}
    >
      <Live
        resource={sales.all}
        what="предложение"
        waiting={<Skeleton shape="wide" lines={6} label="Загружаем предложение…" />}
      >
        {({ items }) => {
          const sale = saleOf(items, slug);
          return sale ? <SaleTerms sale={sale} /> : <UnknownSale />;
        }}
      </Live>
    </PersonalFrame>
  );
}
