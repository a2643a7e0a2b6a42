interface Options {
  /** What the person answers when asked. */
  answer?: NotificationPermission
  isSubscribed?: boolean
  /** False: the worker unregisters itself instead of starting. */
  starts?: boolean
}

/** The parts of a browser that push messages need, for tests; jsdom has none of them. */
export function aBrowserWithPush(permission: NotificationPermission, options: Options = {}) {
  const { answer = 'granted', isSubscribed = false, starts = true } = options
  let asked = 0
  let subscribed = isSubscribed
  let worker: object | undefined
  const registeredWith: unknown[][] = []
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: Uint8Array.from([4, 1, 2]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }),
    unsubscribe: async () => {
      subscribed = false
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        subscribed = true
        return subscription
      },
    },
  }
  if (isSubscribed) worker = registration
  const notification = {
    permission,
    requestPermission: async () => {
      asked += 1
      notification.permission = answer
      return answer
    },
  }
  const parts: [object, string, unknown][] = [
    [globalThis, 'Notification', notification],
    [globalThis, 'PushManager', class {}],
    [
      navigator,
      'serviceWorker',
      {
        getRegistration: async () => worker,
        ready: starts ? Promise.resolve(registration) : new Promise(() => undefined),
        register: async (...words: unknown[]) => {
          registeredWith.push(words)
          worker = registration
          return registration
        },
      },
    ],
  ]
  for (const [owner, name, value] of parts) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
  return {
    asked: () => asked,
    registeredWith: () => registeredWith,
    restore() {
      for (const [owner, name] of parts) Reflect.deleteProperty(owner, name)
    },
  }
}
