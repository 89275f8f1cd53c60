import { useSnapshot } from 'valtio';
import { memberConsents } from '../../config/member-consents.ts';
import { routes } from '../../config/routes.ts';
import { signInFlow } from '../../stores/sign-in-flow.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';

/** The consent required for membership: never ticked by default. */
export function PolicyBox() {
  const { fields } = useSnapshot(signInFlow);
  return (
    <Checkbox
      name="policy"
      label={
        <>
          {memberConsents.policy.text}
          <TextLink url={routes.content('personalnye-dannye')}>
            {memberConsents.policy.document}
          </TextLink>
        </>
      }
      error={fields['policy']}
      required
    />
  );
}
