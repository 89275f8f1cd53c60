import { earlyPlace } from '../../../config/early-content.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardGrid } from '../../../ui/cards/CardGrid.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import * as css from './SurveyBones.module.css';
import * as card from './SurveyList.module.css';

/** Placeholders of the forms. The edge puts the title and the lead of the first one there, if it knows them. */
export function SurveyBones() {
  return (
    <CardGrid
      items={['first', 'second']}
      keyOf={(place) => place}
      render={(place) =>
        place === 'first' ? (
          <Card padded className={card.root}>
            <Skeleton lines={1} label="Загружаем опросы…" />
            <p className={css.title} {...earlyPlace('title')} />
            <p className={card.lead} {...earlyPlace('lead')} />
            <div className={css.bones} aria-hidden="true">
              <Skeleton lines={4} label="" />
            </div>
          </Card>
        ) : (
          <div aria-hidden="true">
            <Card padded>
              <Skeleton lines={5} label="" />
            </Card>
          </div>
        )
      }
    />
  );
}
