import type { Button as ButtonData } from '../../../contract/fields.ts';
import type { MainPage } from '../../../contract/schemas/pages.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LensNumber } from '../../ui/signs/LensNumber.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './FreePair.module.css';

type Props = { freePair: MainPage['free_pair']; action: ButtonData };

/** How to get a free first pair, step by step. */
export function FreePair({ freePair, action }: Props) {
  return (
    <Section title={freePair.title} lead={freePair.lead} tone="mist">
      <ol className={css.steps} role="list">
        {freePair.steps.map((step, index) => (
          <li key={step.title}>
            <LensNumber value={index + 1} size="large" />
            <h3>{step.title}</h3>
            <p className={css.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <Button url={action.url} size="large" variant="accent">
          {action.title}
        </Button>
        <TextLink url={routes.forNew} kind="standalone" arrow>
          Памятка для&#160;первых линз
        </TextLink>
      </div>
    </Section>
  );
}
