/** Раздел скоро откроется. */
export function PartnersView() {
  return <p>Раздел скоро откроется.</p>;
}
