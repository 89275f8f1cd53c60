import { memberConsents } from '../../config/member-consents.ts';
import { routes } from '../../config/routes.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';

/** The consent required for membership: never ticked by default. */
export function PolicyBox({ error }: { error: string | undefined }) {
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
      error={error}
      required
    />
  );
}
