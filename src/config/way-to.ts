/** A route from the current position to a place, on Yandex Maps: opened only on a click. */
export const wayTo = ({ lat, lon }: { lat: number | string; lon: number | string }): string =>
  `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`;
