/** Раздел скоро откроется. */
export function CodesView() {
  return <p>Раздел скоро откроется.</p>;
}
