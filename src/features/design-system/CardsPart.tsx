import { routes } from '../../config/routes.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Price } from '../../ui/text/Price.tsx';
import { Teaser } from '../../ui/cards/Teaser.tsx';
import { specimenPicture } from './specimen-picture.ts';
import { Specimen } from './Specimen.tsx';

const tones = [
  { tone: 'raised', text: 'Приподнята: то, что можно взять.' },
  { tone: 'mist', text: 'Дымка: рассказ рядом с\u00a0главным.' },
  { tone: 'warm', text: 'Тепло: то, на\u00a0что стоит обратить внимание.' },
] as const;

const teasers = [
  { title: 'Ясно День', lead: 'Однодневные линзы: утром надели, вечером забыли.' },
  { title: 'Ясно Месяц', lead: 'Дышат весь день и\u00a0тридцать дней подряд.' },
  { title: 'Ясно Месяц Торик', lead: 'Держат ось при\u00a0астигматизме.' },
];

/** Surfaces that group one thing. */
export function CardsPart() {
  return (
    <>
      <Specimen title="Поверхности" layout="grid">
        {tones.map(({ tone, text }) => (
          <Card key={tone} tone={tone} padded>
            <p>{text}</p>
          </Card>
        ))}
      </Specimen>
      <Specimen title="Карточки со&#160;ссылкой" note="Вся карточка&#160;— ссылка." layout="stack">
        <CardGrid
          items={teasers}
          keyOf={({ title }) => title}
          render={({ title, lead }) => (
            <Teaser
              title={title}
              lead={lead}
              heading="h3"
              url={routes.catalog}
              picture={specimenPicture}
              sizes="(min-width: 1024px) 26rem, 92vw"
              above={[<Badge key="pack">30 линз</Badge>]}
              below={<Price amount={1290} />}
            />
          )}
        />
      </Specimen>
      <Specimen title="Лежачая" layout="stack">
        <Teaser
          title="Как привыкнуть к&#160;линзам за&#160;неделю"
          lead="Понемногу, каждый день, и&#160;с&#160;врачом на&#160;связи."
          heading="h3"
          url={routes.articles}
          picture={specimenPicture}
          sizes="(min-width: 1024px) 40rem, 92vw"
          lying
        />
      </Specimen>
    </>
  );
}
