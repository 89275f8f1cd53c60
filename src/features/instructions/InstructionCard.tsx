import { useEffect, useRef, useState } from 'react';
import type { Instruction } from '../../../contract/schemas/reference.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { FactLine } from '../../ui/cards/FactLine.tsx';
import { FoldSign } from '../../ui/signs/FoldSign.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useKeptOpen } from '../../ui/panels/use-kept-open.ts';
import { countMinutes, countSteps } from './instruction-words.ts';
import { InstructionEnd } from './InstructionEnd.tsx';
import { InstructionSteps } from './InstructionSteps.tsx';
import { InstructionWarnings } from './InstructionWarnings.tsx';
import * as css from './InstructionCard.module.css';

type Props = {
  instruction: Instruction;
  /** Whether the steps are initially open. */
  open: boolean;
  priority: boolean;
};

/**
 * One instruction: a summary, and its steps, which open in place. The form at their end is rendered when a closed
 * one is opened: a page with all instructions has eleven of them. Without scripts, or while they are missing, a link
 * leads to the page of the type, which has the form in its HTML.
 */
export function InstructionCard({ instruction, open, priority }: Props) {
  const { alias, url, title, lead, type, minutes, steps, warnings, cover } = instruction;
  const details = useRef<HTMLDetailsElement>(null);
  const keep = useKeptOpen(details, alias);
  const [hasEnd, setHasEnd] = useState(open);
  const end = <InstructionEnd title={title} url={url} />;

  // Opened before hydration, or by the anchor in the URL.
  useEffect(() => {
    if (details.current?.open === true) setHasEnd(true);
  }, []);

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
      <details
        ref={details}
        className={css.details}
        open={open}
        onToggle={(event) => {
          keep();
          setHasEnd(event.currentTarget.open || hasEnd);
        }}
      >
        <summary className={css.summary}>
          <span className={css.closed}>Показать шаги</span>
          <span className={css.opened}>Свернуть шаги</span>
          <FoldSign />
        </summary>
        {/* The anchor is inside: browsers open the element that contains the target. */}
        <div id={alias} className={css.content}>
          <div className={css.columns}>
            <InstructionSteps steps={steps} />
            <InstructionWarnings warnings={warnings} />
          </div>
          {hasEnd ? (
            end
          ) : (
            <a href={`${type.url}#${alias}`} className={css.toForm} data-screen="">
              Расскажите, помогла&nbsp;ли инструкция
            </a>
          )}
        </div>
      </details>
    </Card>
  );
}
