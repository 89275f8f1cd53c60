const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const asStatus = (value: unknown): number | undefined => {
  const status = Number(value);
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : undefined;
};

/**
 * The status shown on an error page: the error's statusCode, status or response status, otherwise
 * 500.
 */
export function statusOf(error: unknown): number {
  if (!isRecord(error)) return 500;
  const response = isRecord(error['response']) ? error['response']['status'] : undefined;
  return asStatus(error['statusCode']) ?? asStatus(error['status']) ?? asStatus(response) ?? 500;
}
