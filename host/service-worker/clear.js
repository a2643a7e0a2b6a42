/* global self, caches, settings */
// In place of saved-pages.js where the site saves no pages: removes what is saved, and with SERVICE_WORKER=off itself.

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

async function clear() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('brightyard-')).map((name) => caches.delete(name)),
  )
  if (settings.unregister) await self.registration.unregister()
  else await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(clear()))
