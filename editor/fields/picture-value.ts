import * as v from 'valibot';

const picture = v.looseObject({ src: v.string(), alt: v.optional(v.string(), '') });

/** The picture of a field; null when there is none. */
export const pictureIn = (value: unknown): v.InferOutput<typeof picture> | null => {
  const read = v.safeParse(picture, value);
  return read.success ? read.output : null;
};
