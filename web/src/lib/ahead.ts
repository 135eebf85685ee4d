/** What the first table needs is fetched while somebody looks at the first screen. */
export function fetchAhead(): void {
  if (location.pathname !== '/' || !('requestIdleCallback' in window)) return;
  const fetchIt = () => void import('../shell/icons').catch(() => undefined);
  addEventListener('load', () => requestIdleCallback(fetchIt), { once: true });
}
