/**
 * Whether two values have the same JSON, including the order of fields. Identical objects are not
 * traversed, so values that share most of their parts are compared quickly.
 * @param pass whether two nested objects count as the same without being traversed.
 */
export function same(one: unknown, other: unknown, pass: Pass = never): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (pass(one, other)) return true;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let place = 0; place < one.length; place += 1) {
      if (!same(one[place], other[place], pass)) return false;
    }
    return true;
  }
  return !Array.isArray(other) && sameFields(one, other, pass);
}

type Pass = (one: object, other: object) => boolean;

const never: Pass = () => false;

/** Compares fields in order; JSON leaves out undefined ones. */
function sameFields(one: object, other: object, pass: Pass): boolean {
  const [left, right] = [written(one), written(other)];
  if (left.length !== right.length) return false;
  for (let place = 0; place < left.length; place += 1) {
    const name = left[place] ?? '';
    if (name !== right[place]) return false;
    if (!same(Reflect.get(one, name), Reflect.get(other, name), pass)) return false;
  }
  return true;
}

function written(value: object): string[] {
  const names = Object.keys(value);
  const isAll = names.every((name) => Reflect.get(value, name) !== undefined);
  return isAll ? names : names.filter((name) => Reflect.get(value, name) !== undefined);
}
