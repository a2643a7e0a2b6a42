/** What this browser says about push messages. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const workerAddress = '/service-worker.js'

const registration = async () =>
  isSupported() ? navigator.serviceWorker.getRegistration('/') : undefined

export async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await registration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const isOn = Notification.permission === 'granted' && (await subscriptionHere()) !== null
  return isOn ? 'on' : 'off'
}
