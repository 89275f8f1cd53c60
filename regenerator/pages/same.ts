/**
 * Whether two values are written the same as JSON, the order of fields included. What is the very
 * same object is not looked into, so values that share most of their parts are compared at once.
 */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = Object.entries(one).filter(([, value]) => value !== undefined);
  const right = Object.entries(other).filter(([, value]) => value !== undefined);
  return (
    left.length === right.length &&
    left.every(([name, value], place) => {
      const [otherName, otherValue] = right[place] ?? [];
      return name === otherName && same(value, otherValue);
    })
  );
}

/** The new value, with every part that is written as before being the very object of before. */
export function shared<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const kept = after.map((value, place) => {
    const old = before[place];
    return old !== undefined && same(old, value) ? old : value;
  });
  const isSame = kept.length === before.length && kept.every((value, at) => value === before[at]);
  return isSame ? before : kept;
}
