import type { Instruction } from '../../../contract/schemas/reference.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { FactLine } from '../../ui/cards/FactLine.tsx';
import { FoldSign } from '../../ui/signs/FoldSign.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { ReviewForm } from '../../subjects/reviews/ReviewForm.tsx';
import { countMinutes, countSteps } from './instruction-words.ts';
import { InstructionSteps } from './InstructionSteps.tsx';
import { InstructionWarnings } from './InstructionWarnings.tsx';
import { PrintButton } from './PrintButton.tsx';
import * as css from './InstructionCard.module.css';

type Props = {
  instruction: Instruction;
  /** Whether the steps are initially open. */
  open: boolean;
  priority: boolean;
};

/** One instruction: a summary, and its steps, which open in place. */
export function InstructionCard({ instruction, open, priority }: Props) {
  const { alias, url, title, lead, type, minutes, steps, warnings, cover } = instruction;
  return (
    <Card as="article">
      <div className={css.head}>
        <div className={css.frame}>
          <Picture
            picture={cover}
            sizes="(min-width: 820px) 18rem, 94vw"
            priority={priority}
            className={classNames(css.picture)}
          />
        </div>
        <div className={css.words}>
          <FactLine facts={[type.title, countMinutes(minutes), countSteps(steps.length)]} />
          <h2 className={css.title}>{title}</h2>
          <p className={css.lead}>{lead}</p>
        </div>
      </div>
      <details className={css.details} open={open}>
        <summary className={css.summary}>
          <span className={css.closed}>Показать шаги</span>
          <span className={css.opened}>Свернуть шаги</span>
          <FoldSign />
        </summary>
        {/* The anchor is inside: browsers open the element that contains the target. */}
        <div id={alias} className={css.content}>
          <div className={css.columns}>
            <InstructionSteps steps={steps} />
            <div>
              <InstructionWarnings warnings={warnings} />
            </div>
          </div>
          <div className={css.end} data-screen="">
            <ReviewForm question="Помогла&nbsp;ли инструкция?" page={url} />
            <PrintButton instruction={title} />
          </div>
        </div>
      </details>
    </Card>
  );
}
