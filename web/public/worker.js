/**
 * Shows a page of our own when the server cannot be reached. It keeps that page only and answers no other
 * request, so a table never shows anything old.
 */
const KEPT = 'offline-1';
const PAGES = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PAGES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (PAGES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});
