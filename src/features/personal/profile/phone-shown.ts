/** A number as people write it: `+79990000001` → «+7 999 000-00-01», never parted. */
export function phoneShown(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? `+7\u00a0${parts[1]}\u00a0${parts[2]}-${parts[3]}-${parts[4]}` : phone;
}
