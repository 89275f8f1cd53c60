import { agree, goToStep } from '../../stores/sign-in-flow.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PolicyBox } from './PolicyBox.tsx';
import { StepForm, type StepHeading } from './StepForm.tsx';

/** After a right code, for whoever has not agreed to today's wording: new members above all. */
export function ConsentStep({ heading }: { heading: StepHeading }) {
  return (
    <StepForm
      heading={heading}
      title="Остался один шаг"
      lead="Номер подтверждён. Чтобы вести ваш кабинет, нам нужно согласие: отозвать его можно в&#160;любой момент в&#160;разделе «Мои данные»."
      action="Продолжить"
      focused
      onSubmit={(typed) => void agree(typed.has('policy'))}
      ways={<LinkButton onClick={() => goToStep('phone')}>Начать заново</LinkButton>}
    >
      <PolicyBox />
    </StepForm>
  );
}
