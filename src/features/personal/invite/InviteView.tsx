/** Раздел скоро откроется. */
export function InviteView() {
  return <p>Раздел скоро откроется.</p>;
}
