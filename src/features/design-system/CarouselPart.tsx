import { Card } from '../../ui/cards/Card.tsx';
import { Carousel } from '../../ui/panels/Carousel.tsx';
import { Specimen } from './Specimen.tsx';
import * as css from './CarouselPart.module.css';

const steps = [
  'Вымойте руки с\u00a0мылом и\u00a0вытрите без\u00a0ворса',
  'Достаньте линзу подушечкой пальца',
  'Проверьте сторону: края смотрят внутрь',
  'Оттяните нижнее веко и\u00a0посмотрите вверх',
  'Приложите линзу и\u00a0медленно моргните',
  'Закройте глаз на\u00a0секунду: линза сядет сама',
  'То же самое\u00a0— со\u00a0вторым глазом',
];

/** More items than fit, side by side. */
export function CarouselPart() {
  return (
    <Specimen
      title="Как надеть линзу"
      note="Палец, колесо и&#160;стрелки листают её без&#160;скриптов, кнопки приходят с&#160;ними."
      layout="stack"
    >
      <Carousel
        label="Как надеть линзу"
        items={steps}
        keyOf={(step) => step}
        render={(step, index) => (
          <Card tone="mist" padded>
            <h4>Шаг {index + 1}</h4>
            <p className={css.step}>{step}</p>
          </Card>
        )}
      />
    </Specimen>
  );
}
