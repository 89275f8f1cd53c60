import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LoadingButton } from './LoadingButton.tsx';
import { Specimen } from './Specimen.tsx';

/** Buttons in every size, look and state. */
export function ButtonsPart() {
  return (
    <>
      <Specimen title="Виды" note="Янтарная кнопка на&#160;экране одна: та, ради которой он есть.">
        <Button>Основная</Button>
        <Button variant="secondary">Вторая</Button>
        <Button variant="accent">Самая нужная</Button>
        <Button icon="arrow-right">Со&nbsp;знаком</Button>
      </Specimen>
      <Specimen title="На&#160;глубоком фоне" deep>
        <Button variant="inverse">Светлая</Button>
        <Button variant="accent">Самая нужная</Button>
      </Specimen>
      <Specimen title="Размеры">
        <Button size="small">Малая</Button>
        <Button>Средняя</Button>
        <Button size="large">Большая</Button>
        <Button size="full">Во&nbsp;всю ширину</Button>
      </Specimen>
      <Specimen
        title="Состояния"
        note="Занятая кнопка остаётся в&#160;фокусе и&#160;не&#160;срабатывает дважды. Наведение и&#160;фокус&#160;— мышью и&#160;клавишей Tab."
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
      </Specimen>
      <Specimen title="Ссылки в&#160;одежде кнопок">
        <Button url={routes.catalog}>К&#160;продуктам</Button>
        <Button url="https://www.who.int/" variant="secondary">
          Сайт ВОЗ
        </Button>
      </Specimen>
    </>
  );
}
