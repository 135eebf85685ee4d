/** Seats in a sentence (`p3`) by the names of those who sit there. */
export const withNames = (text: string, names: string[]): string =>
  text.replace(/\bp(\d)\b/g, (whole, seat: string) => names[Number(seat)] ?? whole);
