import { Card } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Sample } from './Sample.tsx';

const steps = [
  'Вымойте руки с мылом и вытрите без ворса',
  'Достаньте линзу подушечкой пальца',
  'Проверьте сторону: края смотрят внутрь',
  'Оттяните нижнее веко и посмотрите вверх',
  'Приложите линзу и медленно моргните',
  'Закройте глаз на секунду: линза сядет сама',
  'То же самое — со вторым глазом',
];

/** More than fits, side by side. */
export function CarouselPart() {
  return (
    <Sample
      title="Как надеть линзу"
      note="Палец, колесо и стрелки листают её без скриптов, кнопки приходят с ними."
      layout="stack"
    >
      <Carousel
        label="Как надеть линзу"
        items={steps}
        keyOf={(step) => step}
        render={(step, index) => (
          <Card tone="mist" padded>
            <h4>Шаг {index + 1}</h4>
            <p>{step}</p>
          </Card>
        )}
      />
    </Sample>
  );
}
