/** Раздел скоро откроется. */
export function RemindersView() {
  return <p>Раздел скоро откроется.</p>;
}
