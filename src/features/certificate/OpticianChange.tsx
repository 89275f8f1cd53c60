import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { changeOptician } from './flow/certificate-flow.ts';
import { OpticianList } from './OpticianList.tsx';
import * as css from './OpticianChange.module.css';

export type OpticianChangeProps = {
  /** The current optician of the certificate. */
  current: number;
  onClose: () => void;
};

/** Selects another optician for an issued certificate. */
export function OpticianChange({ current, onClose }: OpticianChangeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div data-screen="">
      <Card padded as="section" className={css.root}>
        <div>
          <h2 ref={title} tabIndex={-1} className={css.title}>
            Выберите другой салон
          </h2>
          <p className={css.lead}>
            Номер и&#160;срок сертификата не&#160;изменятся. Новый адрес пришлём по&#160;SMS
            и&#160;на&#160;почту.
          </p>
        </div>
        <OpticianList alive except={current} onChoose={(shop) => changeOptician(shop.id)} />
        <Button variant="secondary" onClick={onClose}>
          Оставить прежний салон
        </Button>
      </Card>
    </div>
  );
}
