/**
 * The place in a sample where the edge puts other samples filled in. It may stand wherever an
 * element may, in a list, too.
 */
export function SamplePart({ name }: { name: string }) {
  return <template data-part={name} />;
}
