import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadingButton } from './LoadingButton.tsx';
import { Sample } from './Sample.tsx';

/** Buttons in every size, look and state. */
export function ButtonsPart() {
  return (
    <>
      <Sample title="Виды" note="Янтарная кнопка на экране одна: та, ради которой он есть.">
        <Button>Основная</Button>
        <Button variant="secondary">Вторая</Button>
        <Button variant="accent">Самая нужная</Button>
        <Button icon="arrow-right">Со знаком</Button>
      </Sample>
      <Sample title="На глубоком фоне" deep>
        <Button variant="inverse">Светлая</Button>
        <Button variant="accent">Самая нужная</Button>
      </Sample>
      <Sample title="Размеры">
        <Button size="small">Малая</Button>
        <Button>Средняя</Button>
        <Button size="large">Большая</Button>
        <Button size="full">Во всю ширину</Button>
      </Sample>
      <Sample
        title="Состояния"
        note="Занятая кнопка остаётся в фокусе и не срабатывает дважды. Наведение и фокус — мышью и клавишей Tab."
      >
        <Button disabled>Недоступна</Button>
        <Button variant="secondary" disabled>
          Недоступна
        </Button>
        <Button loading>Отправляем…</Button>
        <Button variant="secondary" loading>
          Отправляем…
        </Button>
        <LoadingButton />
      </Sample>
      <Sample title="Ссылки в одежде кнопок">
        <Button url={routes.catalog}>К продуктам</Button>
        <Button url="https://www.who.int/" variant="secondary">
          Сайт ВОЗ
        </Button>
      </Sample>
    </>
  );
}
