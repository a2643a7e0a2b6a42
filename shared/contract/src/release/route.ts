import * as z from '@brightyard/contract/schema'

export const layouts = [
  'shop',
  'default',
  'blank',
  'creative',
  'login-signup',
  'mobile-section',
] as const
export type Layout = (typeof layouts)[number]

/** open: anyone. guest: signed-in people are sent home. protected: sign-in needed (the default). */
export const accessMarks = ['open', 'guest', 'protected'] as const
export type Access = (typeof accessMarks)[number]

export const roleNames = [
  'guardian',
  'student',
  'vendor',
  'vendorStaff',
  'superAdmin',
  'schoolRepresentative',
] as const

/** A page of a remote, as remote.json states it. */
export const Route = z.object({
  /** react-router's pattern, absolute. */
  path: z.string().check(z.regex(/^\/[^\s]*$/)),
  /** The exposed module, relative to the remote's src: `./features/home/home.page`. */
  module: z.string().check(z.regex(/^\.\/[\w./-]+$/)),
  layout: z.enum(layouts),
  access: z.enum(accessMarks),
  /** Only these roles; others see the 403 page. */
  roles: z.optional(z.array(z.enum(roleNames))),
  /** Whether a candidate of an assessment may open it too, with a passcode and without an account. */
  passcode: z.optional(z.boolean()),
  /** For lists of pages, and the document's title until the page itself sets one. */
  title: z.optional(z.string()),
  render: z.enum(['server', 'client']),
  /** What the visitor reads in the page's place while it loads: `We are asking for your payment.` */
  waiting: z.optional(z.string()),
  /**
   * Names of the query parameters that the page's first HTML depends on; other parameters lead to the same page, which
   * the edge renders once. A page that does not say depends on all of them.
   */
  query: z.optional(z.array(z.string().check(z.regex(/^[\w.-]{1,50}$/)))),
  /**
   * false: visitors see their own things in place on this page, so browsers do not keep it for times without a connection.
   * Only open pages that the server renders are ever kept.
   */
  saved: z.optional(z.literal(false)),
  /** false: the bare address only leads on to another page, so the sitemap leaves it out. */
  sitemap: z.optional(z.literal(false)),
  /** An existing path of this page, such as `/blog/first-day`: the registry's gate renders it once. */
  example: z.optional(z.string().check(z.regex(/^\/[^\s]*$/))),
})
export type Route = z.infer<typeof Route>

/** A part of the page that another remote may fill: `header`, `footer`, … */
export const Slot = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  module: z.string().check(z.regex(/^\.\/[\w./-]+$/)),
  /** server: part of the first HTML. client: loaded on demand. */
  render: z.enum(['server', 'client']),
})
export type Slot = z.infer<typeof Slot>
