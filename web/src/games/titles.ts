/** A card's id as a title: `glass-cutter` is Glass Cutter. */
export function title(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
