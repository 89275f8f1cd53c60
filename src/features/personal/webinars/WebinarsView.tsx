/** Раздел скоро откроется. */
export function WebinarsView() {
  return <p>Раздел скоро откроется.</p>;
}
