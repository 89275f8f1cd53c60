import { filled, samplesOf, withoutSamples, withSlot } from './samples.ts';
import { withChecked, withFault, withTyped } from './typed-form.ts';

/** The one field that is no text. */
const BOX = 'policy';

export type Refusal = {
  /** What is wrong with each field; empty when it is none of theirs. */
  readonly fields: Readonly<Record<string, string>>;
  readonly description: string;
};

/** The page with its form as it was sent, and what keeps it from being accepted. */
export function feedbackPage(
  html: string,
  typed: Readonly<Record<string, string>>,
  { fields, description }: Refusal,
): string {
  const samples = samplesOf(html);
  const sample = (name: string) => samples.get(name) ?? '';
  const faults = Object.entries(fields).filter(([field]) => Object.hasOwn(typed, field));
  const items = faults.map(([field, text]) =>
    filled(sample('fault-item'), { values: { field, text } }),
  );
  const head =
    faults.length > 0
      ? filled(sample('refused'), { parts: { items: items.join('') } })
      : filled(sample('failed-sending'), { values: { text: description } });
  let page = withSlot(html, 'errors', head);
  for (const [field, text] of faults) {
    const fault = filled(sample('fault'), { values: { field, text } });
    page = withFault(withSlot(page, `error-${field}`, fault), field, `error-${field}`);
  }
  for (const [name, value] of Object.entries(typed)) {
    // The box's value is the wording that was on the screen: it is ticked or not.
    page = name === BOX ? withChecked(page, name, [value]) : withTyped(page, name, value);
  }
  // The first thing a screen reader says of the page that came.
  return withoutSamples(page).replace(/<title\b[^>]*>/, (title) => `${title}Ошибка: `);
}
