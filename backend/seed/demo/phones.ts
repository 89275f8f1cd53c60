/** The member with years of history. */
export const ANNA = '+79990000001';
/** The new member. */
export const NEWCOMER = '+79990000002';
/** Friends invited by Anna. */
export const FRIENDS = ['+79990000003', '+79990000004', '+79990000005'] as const;
