import { isNetworkList, readNetworks } from '@brightyard/observability'
import * as z from 'zod'
import { BucketUrl } from './files/bucket.ts'

const Flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')
const List = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
)

const Origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://brightyard.example, without a path',
  )

const PostgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

const Settings = z.object({
  /** Unset means production, so that forgetting it is safe. `npm start` sets `development`. */
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().default('127.0.0.1'),
  /** PostgreSQL; without it the embedded database in DATA_FOLDER. */
  DATABASE_URL: PostgresUrl.optional(),
  /** A replica of DATABASE_URL, for lists and searches. */
  DATABASE_READ_URL: PostgresUrl.optional(),
  /** An S3-compatible bucket for uploads and the pictures of `/media/*`, the same for all instances. */
  FILES_URL: BucketUrl.optional(),
  DATA_FOLDER: z.string().min(1).default('.brightyard/api'),
  /** Fills an empty database with a running business, and shows emails at /dev/outbox. */
  DEMO_DATA: Flag.default(false),
  /** Where people reach the site; separated by commas, emails link to the first. */
  PUBLIC_ORIGIN: List.pipe(z.tuple([Origin], Origin)).default(['http://localhost:3000']),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Takes `{ "to", "text" }` as JSON and sends it as a text message. */
  TEXTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sent to TEXTS_URL as bearer token. */
  TEXTS_KEY: z.string().optional(),
  /** Keys of the providers that people may sign in with. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** PKCS #8 in PEM; line ends may be written as \\n. */
  APPLE_PRIVATE_KEY: z.string().optional(),
  /** Payments with Stripe: the secret key, and the secret of the webhook at /vendor/api/payments/callback. */
  STRIPE_SECRET_KEY: z.string().startsWith('sk_', 'must start with sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_').optional(),
  /** Lets production run with the sandbox gateway, where anyone can mark a payment as paid. */
  SANDBOX_PAYMENTS: Flag.default(false),
  MAIL_FROM: z.string().default('Brightyard <hello@brightyard.example>'),
  /** The site's keys for push services; both or neither. Without them the server generates and stores a pair. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Contact for push services that have a problem with our messages. */
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://')
    .default('mailto:hello@brightyard.example'),
  /** Push services besides those of the browser vendors, separated by commas. */
  PUSH_ORIGINS: List.pipe(z.array(Origin)).default([]),
  /** Networks whose X-Forwarded-For is trusted, separated by commas: `10.0.0.0/8`. This machine always is. */
  TRUSTED_NETWORKS: z
    .string()
    .refine(isNetworkList, 'must be networks like 10.0.0.0/8, separated by commas')
    .transform(readNetworks)
    .default([]),
  /** The description of all calls at /docs; by default on, but not in production. */
  API_DOCS: Flag.optional(),
  /** Behind a load balancer: how long it goes on serving after SIGTERM while `/readyz` already says 503. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
  /** A Valkey, or Redis from 7 on, where all APIs count calls for the general limits; DATABASE_URL without it. */
  LIMITS_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^rediss?:\/\/[^/]/.test(text), {
      message: 'must be like redis://server:6379, or rediss:// for TLS',
    })
    .optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const Environment = Settings.superRefine((environment, context) => {
  if (Boolean(environment.VAPID_PUBLIC_KEY) !== Boolean(environment.VAPID_PRIVATE_KEY)) {
    const message = 'and VAPID_PRIVATE_KEY belong together: set both, or neither'
    context.addIssue({ code: 'custom', path: ['VAPID_PUBLIC_KEY'], message })
  }
  if (Boolean(environment.STRIPE_SECRET_KEY) !== Boolean(environment.STRIPE_WEBHOOK_SECRET)) {
    const message = 'and STRIPE_WEBHOOK_SECRET belong together: set both, or neither'
    context.addIssue({ code: 'custom', path: ['STRIPE_SECRET_KEY'], message })
  }
  if (environment.NODE_ENV !== 'production') return
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (environment.DEMO_DATA)
    refuse('DEMO_DATA', 'its accounts have a known password: leave it off in production')
  if (!environment.SESSION_SECRET)
    refuse('SESSION_SECRET', 'is needed in production: at least 32 random characters')
  if (!environment.STRIPE_SECRET_KEY && !environment.SANDBOX_PAYMENTS)
    refuse(
      'STRIPE_SECRET_KEY',
      'is needed in production, or orders cannot be paid; SANDBOX_PAYMENTS=1 is for a rehearsal',
    )
  if (!environment.SMTP_URL)
    refuse('SMTP_URL', 'is needed in production, or no one gets a new password')
  if (!environment.VAPID_PUBLIC_KEY)
    refuse('VAPID_PUBLIC_KEY', 'is needed in production, or browsers are lost with this machine')
}).transform((environment) => ({
  ...environment,
  API_DOCS: environment.API_DOCS ?? environment.NODE_ENV !== 'production',
}))

export type Environment = z.infer<typeof Environment>

/** Commands neither serve, send nor take money, so they need nothing that only the server uses. */
const CommandSettings = Settings.pick({
  DATABASE_URL: true,
  DATA_FOLDER: true,
  PUBLIC_ORIGIN: true,
})
export type CommandSettings = z.infer<typeof CommandSettings>

/** Throws one error that names every invalid variable, and never its value. */
export const readEnvironment = (env: NodeJS.ProcessEnv): Environment => parse(Environment, env)

/** Of `create-admin` and its like; throws as `readEnvironment` does. */
export const readCommandSettings = (env: NodeJS.ProcessEnv): CommandSettings =>
  parse(CommandSettings, env)

function parse<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map(
    ({ path, message }) => `  ${path[0]?.toString()} ${message}`,
  )
  throw new Error(`These environment variables need a change:\n${lines.join('\n')}`)
}
