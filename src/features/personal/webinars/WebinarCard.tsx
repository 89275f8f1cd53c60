import { useRef } from 'react';
import type { Webinar } from '../../../../contract/schemas/member.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { FactLine } from '../../../ui/cards/FactLine.tsx';
import { counted } from '../../../words/plural.ts';
import { formatPoints } from '../../../words/points.ts';
import { leafOf, whenOf } from '../moments.ts';
import type { Standing } from './standing.ts';
import { WebinarActions } from './WebinarActions.tsx';
import * as css from './WebinarCard.module.css';

const MINUTES = { one: 'минута', few: 'минуты', many: 'минут' };
const PLACES = { one: 'место', few: 'места', many: 'мест' };

type Props = { webinar: Webinar; standing: Standing };

/** The text for the member's own place, or for those that are left. */
function placeMark({ registered, places_left }: Webinar, standing: Standing) {
  if (registered)
    return <Badge tone="warm">{standing === 'past' ? 'Вы были записаны' : 'Вы записаны'}</Badge>;
  // Nobody can take a place any more.
  if (standing === 'past' || standing === 'running' || places_left === null) return null;
  return (
    <Badge>{places_left === 0 ? 'Мест нет' : `Свободно ${counted(places_left, PLACES)}`}</Badge>
  );
}

/** One webinar: a calendar leaf, the topic, and the actions. */
export function WebinarCard({ webinar, standing }: Props) {
  const { starts_at, title, lead, speaker, duration, points } = webinar;
  const leaf = leafOf(starts_at);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="article" tone={standing === 'past' ? 'mist' : 'raised'} padded className={css.root}>
      <p className={css.leaf} aria-hidden="true">
        <span className={css.day}>{leaf.day}</span>
        <span>{leaf.month}</span>
      </p>
      <div className={css.words}>
        <p className={css.when}>
          {standing === 'running' && <Badge tone="warm">Идёт сейчас</Badge>}
          <time dateTime={starts_at}>{whenOf(starts_at, standing === 'past')}</time>
        </p>
        <h3 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h3>
        <p className={css.lead}>{lead}</p>
        <FactLine
          facts={[
            speaker,
            counted(duration, MINUTES),
            points === 0 ? 'бесплатно для\u00a0участников' : formatPoints(points),
          ]}
        />
        {placeMark(webinar, standing)}
        <WebinarActions
          webinar={webinar}
          standing={standing}
          onAnswered={() => heading.current?.focus()}
        />
      </div>
    </Card>
  );
}
