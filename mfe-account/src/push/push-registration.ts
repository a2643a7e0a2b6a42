import { getPushKey, registerPushToken, removePushToken } from '@brightyard/contract/calls'
import type { Api } from '@brightyard/runtime'
import { subscriptionHere, workerAddress } from './push-state.ts'

const key = 'brightyard.browser'

/** Names this browser for the server, so that a renewed subscription takes the place of the one before. */
function browserId(): string {
  const made = crypto.randomUUID()
  try {
    const stored = localStorage.getItem(key)
    if (stored && /^[\w-]{8,64}$/.test(stored)) return stored
    localStorage.setItem(key, made)
  } catch {
    // Storage may be blocked: then the endpoint alone identifies this browser.
  }
  return made
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isMadeWith(subscription: PushSubscription, key: Uint8Array) {
  const used = subscription.options.applicationServerKey
  if (!used) return false
  const bytes = new Uint8Array(used)
  return bytes.length === key.length && bytes.every((byte, place) => byte === key[place])
}

const workerStartMs = 10_000

/** The site's worker once it runs; fails where none starts, as on a site that has turned its worker off. */
async function runningWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  await serviceWorker.register(workerAddress, { scope: '/', updateViaCache: 'none' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No service worker started')), workerStartMs)
  })
  return Promise.race([serviceWorker.ready, late]).finally(() => clearTimeout(timer))
}

/** This browser's subscription with the site's key; one that was made with another key is replaced. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await runningWorker()
  const applicationServerKey = bytesOf(publicKey)
  const known = await pushManager.getSubscription()
  if (known && isMadeWith(known, applicationServerKey)) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

const brandOf = (agent: string) =>
  /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : 'Safari'

/** Never asks for the person's permission: throws without it. */
export async function registerForPush(api: Api) {
  if (Notification.permission !== 'granted') {
    throw new Error('Permission not granted for Notification')
  }
  const { public_key } = await api.call(getPushKey, {})
  const subscription = await subscribe(public_key)
  const agent = navigator.userAgent
  await api.call(registerPushToken, {
    token: JSON.stringify(subscription),
    platform_type: 2,
    app_type: 1,
    unique_id: browserId(),
    meta: {
      modelNo: /Mobi/.test(agent) ? 'phone' : 'computer',
      brand: brandOf(agent),
      manufacturer: navigator.platform.slice(0, 100),
      version: (/(?:Edg|Firefox|Chrome|Version)\/([\d.]+)/.exec(agent)?.[1] ?? '').slice(0, 100),
    },
  })
}

/** After a sign-in: registers this browser for the new person, if push messages are on here. */
export async function renewPush(api: Api) {
  try {
    if (await subscriptionHere()) await registerForPush(api)
  } catch {
    // Messages are an extra: without them the bell still counts.
  }
}

/** Only from a press of the person: the browser asks then, and never before. */
export async function turnOnPush(api: Api) {
  await Notification.requestPermission()
  await registerForPush(api)
}

export async function turnOffPush(api: Api) {
  await api.call(removePushToken, { unique_id: browserId() })
  await (await subscriptionHere())?.unsubscribe()
}
