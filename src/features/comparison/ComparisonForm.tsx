import { navigate } from 'gatsby';
import { useState, type FormEvent } from 'react';
import type { ComparisonData } from '../../build/page-data.ts';
import { comparisonUrl } from '../../config/comparison.ts';
import { COMPARED_MAX } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChoiceRow } from '../../ui/forms/ChoiceRow.tsx';
import { FieldError } from '../../ui/forms/FieldError.tsx';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './ComparisonForm.module.css';

type Props = Pick<ComparisonData, 'groups'> & { compared: readonly string[] };

const FAULT_ID = 'comparison-fault';

function faultOf(count: number): string | undefined {
  if (count === 0) return 'Отметьте хотя\u00a0бы один продукт.';
  return count > COMPARED_MAX
    ? 'Сравнить можно не\u00a0больше четырёх продуктов. Снимите лишние отметки.'
    : undefined;
}

/** Selects products to compare: a plain form, so that it works without a script. */
export function ComparisonForm({ groups, compared }: Props) {
  const [fault, setFault] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const marked = new FormData(event.currentTarget).getAll('products').map(String);
    const found = faultOf(marked.length);
    setFault(found);
    if (found === undefined) void navigate(comparisonUrl(marked));
  };
  return (
    <div data-screen="">
      <Section
        tone="mist"
        title="Что сравнить"
        lead="Отметьте от&#160;двух до&#160;четырёх продуктов."
      >
        <form
          action={routes.comparison}
          method="get"
          autoComplete="off"
          onSubmit={send}
          className={css.root}
        >
          <div className={css.groups}>
            {groups.map((group) => (
              <fieldset key={group.title} className={css.group}>
                <legend className={css.legend}>{group.title}</legend>
                {group.products.map(({ alias, title }) => (
                  <ChoiceRow
                    key={alias}
                    kind="checkbox"
                    name="products"
                    value={alias}
                    label={title}
                    defaultChecked={compared.includes(alias)}
                    {...(fault !== undefined && { errorId: FAULT_ID })}
                  />
                ))}
              </fieldset>
            ))}
          </div>
          <FieldError id={FAULT_ID} error={fault} />
          <Button type="submit" size="large">
            Сравнить выбранные
          </Button>
        </form>
      </Section>
    </div>
  );
}
