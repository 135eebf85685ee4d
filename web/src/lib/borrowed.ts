/** What is said in English because the reader's language has no words for it: its elements say so. */
const said = new Set<string>();

/** Keep in mind that this is English; who watches the page is fetched with the first of it. */
export function borrowed(text: string): string {
  if (!said.size) void import('./foreign').then(({ watch }) => watch(document.documentElement, said)).catch(() => {});
  said.add(text.trim());
  return text;
}
