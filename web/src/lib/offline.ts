/** Whether this page came out of the browser's own store, for want of a connection. */
export const isOffline = document.documentElement.dataset.offline !== undefined;

/** Let the browser keep the page, once it has nothing better to do. Plain http elsewhere than here has no worker. */
export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') void keep();
  else addEventListener('load', keep, { once: true });
}
