/** Раздел скоро откроется. */
export function MainView() {
  return <p>Раздел скоро откроется.</p>;
}
