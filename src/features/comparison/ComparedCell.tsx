/** What one product has for one parameter. A single value and the dash of an empty cell need no nodes of their own. */
export function ComparedCell({ values }: { values: readonly string[] }) {
  return (
    <td data-empty={values.length === 0 ? '' : undefined}>
      {values.length > 1 ? values.map((value) => <div key={value}>{value}</div>) : values}
    </td>
  );
}
