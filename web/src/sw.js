/*
 * What the browser keeps of the page, and who wakes it when it is somebody's turn. The build fills in which
 * files there are. Rooms and games are never kept: without a connection there is no table.
 */
const BUILD = self.__BUILD__;
const FILES = self.__FILES__;
const SHELL = self.__SHELL__;
const KEPT = 'hideout-files';
const WORDS = 'hideout-words';
const TURN = 'hideout-turn';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (FILES.includes(pathname)) event.respondWith(file(event.request));
  else if (mode === 'navigate') event.respondWith(fetch(event.request).catch(shell));
});
self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

async function install() {
  const kept = await caches.open(KEPT);
  await Promise.all(['/', ...SHELL].map((path) => kept.add(path).catch(() => undefined))); // most is better than nothing
  await self.skipWaiting();
}

/** Files of earlier builds go. */
async function tidy() {
  const kept = await caches.open(KEPT);
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== '/' && !FILES.includes(pathname)) await kept.delete(request);
  }
  await self.clients.claim();
}

/** A file has its hash in its name, so what is kept is what would be sent. */
async function file(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** Without a connection: the page, told that there is none. */
async function shell() {
  const kept = await caches.match('/', { ignoreVary: true });
  if (!kept) return Response.error();
  const text = (await kept.text()).replace('<html', '<html data-offline');
  return new Response(text, { headers: kept.headers });
}

/** It is somebody's turn; the page has left the words for it in its own language. */
async function tell({ room = '', game = '', sentence = '' }) {
  const kept = await caches.match('/turn', { cacheName: WORDS });
  const title = kept ? await kept.text() : sentence;
  const windows = await self.clients.matchAll({ type: 'window' });
  const isSeen = windows.some((one) => one.visibilityState === 'visible' && one.url.includes(`/${room}`));
  if (isSeen) return;
  await self.registration.showNotification(title, {
    body: `${game} · ${room}`,
    icon: '/icon-192.png',
    tag: TURN + room,
    data: { path: `/${room}`, build: BUILD },
  });
}

async function open(notification) {
  notification.close();
  const { path } = notification.data ?? { path: '/' };
  const windows = await self.clients.matchAll({ type: 'window' });
  const mine = windows.find((one) => new URL(one.url).pathname.startsWith(path));
  await (mine ? mine.focus() : self.clients.openWindow(path));
}
