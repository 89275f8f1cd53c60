import { useSnapshot } from 'valtio';
import { agree, goToStep, signInFlow } from '../../stores/sign-in-flow.ts';
import { PolicyBox } from '../../subjects/sign-in/PolicyBox.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { StepForm, type StepHeading } from './StepForm.tsx';

/**
 * Which check passed, and the purpose of the consent. Visitors who sign in by e-mail have agreed to
 * an earlier wording.
 */
const LEADS = {
  phone:
    'Номер подтверждён. Чтобы вести ваш кабинет, нам нужно согласие: отозвать его можно в\u00a0любой момент в\u00a0разделе «Мои данные».',
  email:
    'Текст согласия обновился. Чтобы и\u00a0дальше вести ваш кабинет, нам нужно ваше согласие с\u00a0новой редакцией: отозвать его можно в\u00a0любой момент в\u00a0разделе «Мои данные».',
} as const;

/**
 * After a correct code, password or link, for visitors who have not agreed to the current wording:
 * mainly new members.
 */
export function ConsentStep({ heading }: { heading: StepHeading }) {
  const { proved, fields } = useSnapshot(signInFlow);
  return (
    <StepForm
      heading={heading}
      title="Остался один шаг"
      lead={LEADS[proved]}
      action="Продолжить"
      focused
      onSubmit={(typed) => void agree(typed.has('policy'))}
      ways={<LinkButton onClick={() => goToStep(proved)}>Начать заново</LinkButton>}
    >
      <PolicyBox error={fields['policy']} />
    </StepForm>
  );
}
