/** A way from wherever one is to a place, on Yandex Maps: a page that only who presses asks for. */
export const wayTo = ({ lat, lon }: { lat: number | string; lon: number | string }): string =>
  `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto`;
