import * as z from '@brightyard/contract/schema'

/** Who was given an assessment: a kid, or a room or one class of it. */
export const AssessmentAssignment = z.object({
  id: z.int(),
  /** Null for a room or a class. */
  student_id: z.nullable(z.int()),
  /** Null for a kid. */
  vendor_id: z.nullable(z.int()),
  /** Empty for everyone in the room. */
  class_name: z.string(),
  /** Of the kid, or of the room. */
  name: z.string(),
  /** Whom it concerns today. */
  students: z.int(),
  /** How many of them have started. */
  started: z.int(),
  /** Null: the assessment's own time. */
  opens_at: z.nullable(z.iso.datetime()),
  closes_at: z.nullable(z.iso.datetime()),
  extra_minutes: z.int(),
})
export type AssessmentAssignment = z.infer<typeof AssessmentAssignment>

/** Whom an assessment can be assigned to. */
export const AssignmentTargets = z.object({
  rooms: z.array(
    z.object({
      vendor_id: z.int(),
      name: z.string(),
      students: z.int(),
      classes: z.array(z.object({ class_name: z.string(), students: z.int() })),
    }),
  ),
  /** At most 20, by name. */
  students: z.array(
    z.object({
      student_id: z.int(),
      name: z.string(),
      login_id: z.string(),
      class_name: z.string(),
      /** By itself, or with its room or class. */
      is_assigned: z.boolean(),
    }),
  ),
})
export type AssignmentTargets = z.infer<typeof AssignmentTargets>
