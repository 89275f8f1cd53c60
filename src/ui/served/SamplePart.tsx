/**
 * The placeholder in a sample where the edge inserts other filled samples. It may be anywhere
 * an element may, including a list.
 */
export function SamplePart({ name }: { name: string }) {
  return <template data-part={name} />;
}
