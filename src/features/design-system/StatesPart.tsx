import { routes } from '../../config/routes.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Progress } from '../../ui/states/Progress.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Specimen } from './Specimen.tsx';

const nothing = () => {};

/** Empty, loading and failed states. */
export function StatesPart() {
  return (
    <>
      <Specimen title="Ожидание" note="Место того, что придёт, и&#160;его размера." layout="grid">
        <Card padded>
          <Skeleton shape="card" lines={3} label="Загружаем статью…" />
        </Card>
        <Card padded>
          <Skeleton lines={6} label="Загружаем адреса…" />
        </Card>
      </Specimen>
      <Specimen title="Ход дела" layout="grid">
        <Progress label="Проверяем код" />
        <Progress label="Анкета заполнена" value={40} />
        <Progress label="Готово" value={100} />
      </Specimen>
      <Specimen title="Пусто" layout="stack">
        <EmptyState
          title="Заказов пока нет"
          text="Обменяйте баллы на&#160;линзы или раствор: заказ появится здесь."
          action={{ title: 'К\u00a0продуктам', url: routes.catalog }}
        />
      </Specimen>
      <Specimen title="Сбой" layout="stack">
        <ErrorState
          title="Не&#160;получилось загрузить адреса"
          text="Похоже, пропала связь. Проверьте интернет и&#160;попробуйте ещё раз."
          onRetry={nothing}
        />
      </Specimen>
    </>
  );
}
