import * as z from '@brightyard/contract/schema'

/** The signed-in user, as GET /api/user answers. */
export const SessionUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  role_id: z.int().check(z.minimum(1), z.maximum(6)),
  /** 'guardian', 'student', 'school', 'vendor', …. */
  role: z.string(),
  /** The user's own student record; null unless a student. */
  student_id: z.nullable(z.int()),
  reference_code: z.nullable(z.string()),
  roomStudent: z.nullable(z.object({ id: z.int(), name: z.string() })),
  roomVendor: z.nullable(z.object({ id: z.int(), name: z.string(), vendor_type: z.int() })),
})
export type SessionUser = z.infer<typeof SessionUser>
