/** Раздел скоро откроется. */
export function SalesView() {
  return <p>Раздел скоро откроется.</p>;
}
