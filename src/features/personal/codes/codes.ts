import { productCodeRegistration, productPackageCode } from '../../../../contract/calls/user.ts';
import type { PackageCode } from '../../../../contract/schemas/member.ts';
import { failure, success, type Result } from '../../../client/calls/result.ts';
import { refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { makeWish } from '../wish.ts';

/** Package codes that the member has registered. */
export const codes = memberResource((signal) => memberCall(productPackageCode, {}, { signal }));

/** Whether the loaded list has a code. */
export const isRegistered = (code: string): boolean =>
  codes.state.data?.items.some((item) => item.code === code) ?? false;

/**
 * Registers a code and reloads the list, which has the product and the points.
 * @param code the formatted code.
 * @returns the new row of the list; null if the list failed to load.
 */
export async function registerCode(code: string): Promise<Result<PackageCode | null>> {
  const result = await makeWish({
    name: `code ${code}`,
    send: (attempt) => memberCall(productCodeRegistration, { code }, { attempt }),
  });
  if (!result.ok) {
    // Perhaps by this member, in another tab or on another device: then the list has it.
    if (result.error.code === 'product_code_used') await codes.run();
    return failure(result.error);
  }
  void refreshAccount();
  await codes.run();
  const { id } = result.value;
  return success(
    codes.state.data?.items.find((item) => item.id === id || item.code === code) ?? null,
  );
}
