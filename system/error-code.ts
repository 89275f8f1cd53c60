/** Whether an error of the system is one of these, such as ENOENT. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    codes.includes(String(error.code))
  );
}
