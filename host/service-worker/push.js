/* global self */
// Shows push messages, also while no page of the site is open.

/** Of a message that cannot be read: a browser demands that something is shown. */
const fallback = {
  title: 'Brightyard',
  body: 'There is something new for you.',
  url: '/notifications',
  tag: 'brightyard',
}

function messageOf(event) {
  try {
    const { title, body, url, tag } = event.data.json()
    return {
      title: String(title || fallback.title),
      body: String(body ?? ''),
      url: String(url ?? fallback.url),
      tag: String(tag || fallback.tag),
    }
  } catch {
    return fallback
  }
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = messageOf(event)
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/favicon.svg',
      data: { url },
    }),
  )
})

/** Only ever an address of this site. */
function addressOf(notification) {
  const address = new URL(notification.data?.url ?? '/', self.location.origin)
  return address.origin === self.location.origin ? address.href : self.location.origin
}

async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of windows) {
    try {
      await page.navigate(address)
      return await page.focus()
    } catch {
      // A page of another worker's, or one that is closing: the next one.
    }
  }
  return self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(addressOf(event.notification)))
})
