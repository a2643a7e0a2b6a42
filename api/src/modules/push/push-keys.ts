import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import * as z from 'zod'

/** The site's VAPID keys; `subject` is how a push service reaches us: an https or mailto address. */
export const PushKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.infer<typeof PushKeys>

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** For machines without keys in the environment: generated once and stored, so that browsers stay subscribed. */
export function storedPushKeys(folder: string): PushKeys {
  const file = join(folder, 'push-keys.json')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, JSON.stringify(newPushKeys()), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return PushKeys.parse(JSON.parse(readFileSync(file, 'utf8')))
}
