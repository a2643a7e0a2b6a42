import * as z from '@brightyard/contract/schema'
import { StoredRelease } from '../release/release-set.ts'
import { Actor, AllowWithoutTrial, ReleaseAddress, RemoteName, SetNumber } from './fields.schema.ts'
import { Reason } from './reason.schema.ts'

/** One page of a release in the trial: rendered on the server once, in the proposed set. */
export const TrialPage = z.object({
  path: z.string(),
  /** The page's pattern with examples in place of its parameters. */
  address: z.string(),
  /** As a visitor would get it, 404 included; null when it could not be rendered. */
  status: z.nullable(z.int()),
  milliseconds: z.int(),
})
export type TrialPage = z.infer<typeof TrialPage>

/** Whether the pages of a release were loaded in a browser, and which, or why not. */
export const BrowserTrial = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('tried'),
    pages: z.array(z.object({ path: z.string(), address: z.string(), milliseconds: z.int() })),
  }),
  /** Half a sentence: “the registry has no Chromium”. */
  z.object({ state: z.literal('not-tried'), why: z.string() }),
])
export type BrowserTrial = z.infer<typeof BrowserTrial>

/** The gate's verdict on one release. */
export const Verdict = z.object({
  url: z.string(),
  name: z.nullable(z.string()),
  version: z.nullable(z.string()),
  accepted: z.boolean(),
  /** All of them; empty when accepted. */
  reasons: z.array(Reason),
  files: z.int(),
  /** Of all files of the release. */
  bytes: z.int(),
  /** Paths of its pages. */
  routes: z.array(z.string()),
  /** Names of its slots. */
  slots: z.array(z.string()),
  /** Pages of the trial; empty when another check failed, or the registry runs no trials. */
  trialPages: z.array(TrialPage),
  browserTrial: BrowserTrial,
})
export type Verdict = z.infer<typeof Verdict>

/** `POST /check`: open to everybody, changes nothing. */
export const CheckRequest = z.object({
  /** Checked as if all of them were swapped together. */
  releases: z
    .array(z.object({ name: z.optional(RemoteName), url: ReleaseAddress }))
    .check(z.minLength(1), z.maxLength(20)),
  /** The set that they would join; the current one by default. `none`: only with the others given. */
  against: z._default(z.union([z.literal('current'), z.literal('none'), SetNumber]), 'current'),
})
export type CheckRequest = z.infer<typeof CheckRequest>

export const CheckResult = z.object({
  /** All of them. */
  accepted: z.boolean(),
  /** The set that they were checked against; null when there is none yet. */
  against: z.nullable(z.int()),
  verdicts: z.array(Verdict),
})
export type CheckResult = z.infer<typeof CheckResult>

/** `POST /publish`: accepts and stores a release; the site does not change. */
export const PublishRequest = z.object({
  name: z.optional(RemoteName),
  url: ReleaseAddress,
  actor: Actor,
  allowWithoutTrial: AllowWithoutTrial,
})
export type PublishRequest = z.infer<typeof PublishRequest>

export const PublishResult = z.object({
  release: StoredRelease,
  alreadyStored: z.boolean(),
  /** Why it does not fit the current set. It is stored anyway. */
  inCurrentSet: z.array(Reason),
})
export type PublishResult = z.infer<typeof PublishResult>
