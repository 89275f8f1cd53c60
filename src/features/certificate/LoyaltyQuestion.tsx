import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import { EMPTY_FORM, mergeForm, type FlowForm } from './flow/flow-form.ts';
import { FormPart } from './FormPart.tsx';

type Props = { form: UseFormReturn<FlowForm>; fault: string | undefined };

const ANSWERS = [
  { value: 'yes', label: 'Да, участвую' },
  { value: 'no', label: 'Нет' },
];

/** Whether the visitor is in the loyalty programme; those who are not may ask to join. */
export function LoyaltyQuestion({ form, fault }: Props) {
  const answer = form.watch('isLoyaltyMember') ?? null;
  const join = form.watch('isWantToJoinBLLoyalty') ?? null;
  const answerWith = (isLoyaltyMember: 'yes' | 'no') => {
    // A request to join is not restored after another answer: the tick disappears with its
    // question.
    const merged = mergeForm({ ...EMPTY_FORM, ...form.getValues() }, { isLoyaltyMember });
    form.setValue('isLoyaltyMember', merged.isLoyaltyMember);
    form.setValue('isWantToJoinBLLoyalty', merged.isWantToJoinBLLoyalty);
  };
  return (
    <FormPart title="Наш клуб">
      <FieldPlace field="isLoyaltyMember">
        <RadioGroup
          label="Вы&#160;участник программы лояльности?"
          name="isLoyaltyMember"
          options={ANSWERS}
          value={answer ?? ''}
          onChange={({ target }) => answerWith(target.value === 'yes' ? 'yes' : 'no')}
          error={fault}
          required
          row
        />
      </FieldPlace>
      {answer === 'no' && (
        <Checkbox
          name="isWantToJoinBLLoyalty"
          label="Хочу вступить: это бесплатно, за&#160;покупки начисляются баллы"
          hint="Вместе с&#160;подтверждением номера заведём вам личный кабинет"
          checked={join === true}
          onChange={({ target }) => form.setValue('isWantToJoinBLLoyalty', target.checked)}
        />
      )}
    </FormPart>
  );
}
