/** The member with years behind her. */
export const ANNA = '+79990000001';
/** The member who has only just come. */
export const NEWCOMER = '+79990000002';
/** Whom Anna has invited. */
export const FRIENDS = ['+79990000003', '+79990000004', '+79990000005'] as const;
