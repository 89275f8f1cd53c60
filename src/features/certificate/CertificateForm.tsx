import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CertificatePage } from '../../../contract/schemas/certificate.ts';
import { loadAgain } from '../../client/page/load-again.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CaptchaNotice } from '../../subjects/sign-in/CaptchaNotice.tsx';
import { ConsentBoxes } from './ConsentBoxes.tsx';
import { submitForm, changeForm, useCertificateFlow } from './flow/certificate-flow.ts';
import { EMPTY_FORM, type FlowForm } from './flow/flow-form.ts';
import { isFormSubmitting } from './flow/flow-state.ts';
import { FORM_FIELDS, faultsByField, goToField, type Faults } from './form-fields.ts';
import { FormFaults } from './FormFaults.tsx';
import { LoyaltyQuestion } from './LoyaltyQuestion.tsx';
import { OpticianPlace } from './OpticianPlace.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useFormDraft } from './use-form-draft.ts';
import * as css from './CertificateForm.module.css';

type Props = Pick<CertificatePage, 'consents'> & { alive: boolean };

const NONE: Faults = {};
const UNCHECKED = 'Не\u00a0получилось проверить анкету. Проверьте связь и\u00a0попробуйте ещё раз';

/** The rules import the contract's schemas, which are not needed until the visitor types. */
const faultsOf = async (form: FlowForm): Promise<Faults> =>
  (await loadAgain(() => import('./form-rules.ts'))).formFaults(form);

/** The current form, with the wordings of its consents. */
const filled = (form: UseFormReturn<FlowForm>, consents: Props['consents']): FlowForm => ({
  ...EMPTY_FORM,
  ...form.getValues(),
  consentVersions: Object.fromEntries(consents.map(({ code, version }) => [code, version])),
});

/** The form for a free pair: the person, the optician and the consents. */
export function CertificateForm({ consents, alive }: Props) {
  const { state, read } = useCertificateFlow();
  const [told, setTold] = useState<Faults>(NONE);
  const [tried, setTried] = useState(false);
  const form = useForm<FlowForm>(read ? { defaultValues: state.form } : {});
  const [checking, setChecking] = useState(false);
  const [unchecked, setUnchecked] = useState(false);
  const busy = isFormSubmitting(state) || checking;
  const faults = { ...faultsByField(state.fieldErrors), ...told };
  useFormDraft(form);

  useEffect(() => {
    if (!tried) return;
    // After the first submit an error disappears as soon as its field is corrected.
    return form.subscribe({
      formState: { values: true },
      // Without the rules the current errors stay; submitting requests the rules again.
      callback: () => void faultsOf(filled(form, consents)).then(setTold, () => undefined),
    });
  }, [form, consents, tried]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const whole = filled(form, consents);
    setChecking(true);
    setUnchecked(false);
    const wrong = await faultsOf(whole).catch(() => null);
    setChecking(false);
    if (wrong === null) {
      setUnchecked(true);
      return;
    }
    // The list of errors must be rendered before scrolling to a field: it pushes the fields down.
    flushSync(() => {
      setTold(wrong);
      setTried(true);
    });
    const first = FORM_FIELDS.find((field) => wrong[field] !== undefined);
    if (first !== undefined) {
      goToField(first);
      return;
    }
    changeForm(whole);
    submitForm();
  };

  return (
    <form
      className={css.root}
      onSubmit={(event) => void submit(event)}
      noValidate={alive}
      method="post"
      aria-label="Анкета на бесплатную пару"
    >
      <FormFaults faults={faults} error={unchecked ? UNCHECKED : state.serverError} tried={tried} />
      <PersonFields form={form} faults={faults} />
      <LoyaltyQuestion form={form} fault={faults.isLoyaltyMember} />
      <OpticianPlace form={form} fault={faults.opticId} />
      <ConsentBoxes form={form} consents={consents} fault={faults.policy} />
      <div className={css.end}>
        <Button type="submit" size="large" variant="accent" loading={busy}>
          Получить код и&#160;оформить
        </Button>
        <p className={css.note}>
          Пришлём SMS с&#160;кодом, чтобы убедиться, что номер ваш. Это бесплатно.
        </p>
      </div>
      <CaptchaNotice />
    </form>
  );
}
