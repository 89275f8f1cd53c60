import { productCodeRegistration, productPackageCode } from '../../../../contract/calls/user.ts';
import type { PackageCode } from '../../../../contract/schemas/member.ts';
import { failure, success, type Result } from '../../../client/calls/result.ts';
import { refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { makeWish } from '../wish.ts';

/** Package codes that the member has registered. */
export const codes = memberResource((signal) => memberCall(productPackageCode, {}, { signal }));

/**
 * Registers a code and fetches the list again, which says for what and how many points it was.
 * @param code in its written form.
 * @returns the new row of the list; null where the list did not come.
 */
export async function registerCode(code: string): Promise<Result<PackageCode | null>> {
  const result = await makeWish({
    name: `code ${code}`,
    send: (attempt) => memberCall(productCodeRegistration, { code }, { attempt }),
  });
  if (!result.ok) return failure(result.error);
  void refreshAccount();
  await codes.run();
  const { id } = result.value;
  return success(
    codes.state.data?.items.find((item) => item.id === id || item.code === code) ?? null,
  );
}
