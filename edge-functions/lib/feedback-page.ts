import { PageSource } from './page-source.ts';
import { emptySamples, filled, fillSlot, samplesOf } from './samples.ts';
import { blame, check, typeInto } from './typed-form.ts';

/** The one field that is not text. */
const BOX = 'policy';

export type Refusal = {
  /** What is wrong with each field; empty when no field is at fault. */
  readonly fields: Readonly<Record<string, string>>;
  readonly description: string;
};

/** The page with its form as it was sent, and the reasons why it was refused. */
export function feedbackPage(
  html: string,
  typed: Readonly<Record<string, string>>,
  { fields, description }: Refusal,
): string {
  const page = new PageSource(html);
  const samples = samplesOf(page);
  const sample = (name: string) => samples.get(name) ?? '';
  const faults = Object.entries(fields).filter(([field]) => Object.hasOwn(typed, field));
  const items = faults.map(([field, text]) =>
    filled(sample('fault-item'), { values: { field, text } }),
  );
  const head =
    faults.length > 0
      ? filled(sample('refused'), { parts: { items: items.join('') } })
      : filled(sample('failed-sending'), { values: { text: description } });
  fillSlot(page, 'errors', head);
  for (const [field, text] of faults) {
    fillSlot(page, `error-${field}`, filled(sample('fault'), { values: { field, text } }));
    blame(page, field, `error-${field}`);
  }
  for (const [name, value] of Object.entries(typed)) {
    // The box's value is the wording that was on the screen: it is ticked or not.
    if (name === BOX) check(page, name, [value]);
    else typeInto(page, name, value);
  }
  emptySamples(page);
  // The first thing a screen reader announces on the new page.
  page.begin(page.named('title'), 'Ошибка: ');
  return page.html();
}
