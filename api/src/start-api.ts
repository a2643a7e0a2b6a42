import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError, openDatabase } from '@brightyard/database'
import { createApi } from './create-api.ts'
import { queryable } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { refuseKnownPasswords } from './demo/known-passwords.ts'
import { seedDemo } from './demo/seed-demo.ts'
import type { Environment } from './environment.ts'
import { createFileStore } from './files/file-store.ts'
import { keepMediaStored } from './modules/media/stored-media.ts'
import { createEmailOutbox } from './modules/messages/email-outbox.ts'
import type { EmailOutbox } from './modules/messages/email-outbox.ts'
import { storedPushKeys } from './modules/push/push-keys.ts'
import { createSmtpEmail } from './modules/messages/smtp-email.ts'
import { createHttpTexts } from './modules/messages/text-message-port.ts'
import { configuredProviders } from './modules/social/configured-providers.ts'
import { createStripeGateway } from './modules/payments/stripe/stripe-gateway.ts'
import { randomBytes } from 'node:crypto'

/** Opens, migrates, listens. `stop` lets running calls finish. */
export async function startApi(environment: Environment) {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = environment
  const { DATA_FOLDER: folder, DEMO_DATA: isDemo } = environment
  const database = await openDatabase(url ? { url, readUrl } : { folder })
  try {
    await migrate(database)
    if (environment.NODE_ENV === 'production') await refuseKnownPasswords(queryable(database))
    const mediaFolder = join(folder, 'media')
    mkdirSync(mediaFolder, { recursive: true })
    if (isDemo) {
      const log = (line: string) => process.stderr.write(`${line}\n`)
      await seedDemo(queryable(database), { now: new Date(), mediaFolder, log })
    }
    const files = environment.FILES_URL && createFileStore(environment.FILES_URL)
    const outbox = createEmailOutbox()
    const gateway = hostedGateway(environment)
    const app = await createApi({
      database,
      ...(gateway ? { gateway } : {}),
      sessionSecret: environment.SESSION_SECRET ?? storedSessionSecret(folder),
      publicOrigins: environment.PUBLIC_ORIGIN,
      email: environment.SMTP_URL
        ? createSmtpEmail(environment.SMTP_URL, environment.MAIL_FROM)
        : outbox,
      ...textsOf(environment, outbox),
      social: configuredProviders(environment),
      trustedNetworks: environment.TRUSTED_NETWORKS,
      mediaFolder,
      ...(files ? { files } : {}),
      push: pushOf(environment),
      describesItself: environment.API_DOCS,
      limitsUrl: environment.LIMITS_URL,
      rateLimitFactor: environment.RATE_LIMIT_FACTOR,
      logger: loggerOf(environment.LOG_LEVEL),
      ...(isDemo ? { outbox } : {}),
    })
    if (files) await keepMediaStored(app, files, mediaFolder)
    const address = await app.listen({ port: environment.PORT, host: environment.HOST })
    await app.startQueue()
    const stop = async () => {
      await app.drain(environment.DRAIN_SECONDS)
      await app.close()
      await database.close()
    }
    return { address, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The hosted payment provider of the environment, if there is one. */
const hostedGateway = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  PUBLIC_ORIGIN: [publicOrigin],
}: Environment) =>
  secretKey && webhookSecret
    ? createStripeGateway({ secretKey, webhookSecret, publicOrigin, now: () => new Date() })
    : undefined

/** The keys of the environment, else those stored on this server. */
function pushOf({ DATA_FOLDER, PUSH_SUBJECT, PUSH_ORIGINS, ...environment }: Environment) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : storedPushKeys(DATA_FOLDER),
    subject: PUSH_SUBJECT,
    extraOrigins: PUSH_ORIGINS,
  }
}

/** Without a gateway they go to the email outbox, but not in production. */
function textsOf(environment: Environment, outbox: EmailOutbox) {
  const { TEXTS_URL: url, TEXTS_KEY: key, NODE_ENV: mode } = environment
  if (url) return { texts: createHttpTexts(url, key) }
  return mode === 'production' ? {} : { texts: outbox.texts }
}

/** Fields that never reach the log, whatever object is logged. */
const secrets = ['password', 'current_password', 'token', 'access_token', 'refreshValue']

const loggerOf = (level: string) => ({
  level,
  base: null,
  redact: [
    'req.headers.authorization',
    'req.headers.cookie',
    ...secrets.flatMap((name) => [name, `*.${name}`]),
  ],
})

/** A message for people when the start fails. */
export function startFailure(error: unknown): string {
  if (error instanceof DatabaseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program. Stop it, or choose another with PORT.'
  }
  return error instanceof Error ? error.message : String(error)
}

/** For machines without SESSION_SECRET: generated once and stored, so that a restart signs no one out. */
function storedSessionSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
