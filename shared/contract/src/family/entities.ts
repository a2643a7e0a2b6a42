import * as z from '@brightyard/contract/schema'
import { oneLine } from '../common/fields.ts'
import { pageOf } from '../common/entities.ts'
import { PersonName } from '../common/person.entities.ts'

/** A subscribed kid of the signed-in person. */
export const Kid = z.object({
  name: z.string(),
  avatar: z.nullable(z.string()),
  user_id: z.int(),
  /** Names the kid's own record: profile and rooms take it as `Id`. */
  student_id: z.int(),
})
export type Kid = z.infer<typeof Kid>

/** Whether the kid's practice dashboard opens; if not, why. */
export const KidStatus = z.object({
  isAppDashboard: z.boolean(),
  Heading: z.string(),
  message: z.string(),
})
export type KidStatus = z.infer<typeof KidStatus>

/** A room that a kid belongs to: its school, or a partner that teaches there. */
export const Room = z.object({
  /** Both ids go into room/save/details. */
  room_student_id: z.int(),
  room_vendor_id: z.int(),
  name: z.string(),
  /** 2: a school's room. */
  vendor_type: z.int(),
  /** The session is in this room now. */
  is_current: z.boolean(),
})
export type Room = z.infer<typeof Room>

/** The room of the session; null and null outside any. */
export const CurrentRoom = z.object({
  roomStudent: z.nullable(z.object({ id: z.int(), name: z.string() })),
  roomVendor: z.nullable(z.object({ id: z.int(), name: z.string(), vendor_type: z.int() })),
})
export type CurrentRoom = z.infer<typeof CurrentRoom>

export const BirthDate = z.iso.date('Please enter the date of birth.')

export const ClassName = z
  .string()
  .check(oneLine(), z.maxLength(40, 'Please use at most 40 characters.'))

const Contact = z
  .string()
  .check(oneLine(), z.maxLength(254, 'Please enter a valid email or mobile number.'))

const Consent = z.boolean().check(z.refine((given) => given, 'Please confirm the consent.'))

/** What a guardian enters to add a kid. */
export const NewKid = z.object({
  name: PersonName,
  birth_date: BirthDate,
  class_name: z._default(ClassName, ''),
  consents: Consent,
})
export type NewKid = z.infer<typeof NewKid>

/** What a school or a partner enters. */
export const NewStudent = z.object({
  name: PersonName,
  birth_date: BirthDate,
  class_name: ClassName.check(z.minLength(1, 'Please enter the class.')),
  guardian_name: PersonName,
  /** Email or mobile number: the person with that account can add the kid there. */
  guardian_contact: Contact.check(
    z.minLength(1, 'Please enter the guardian’s email or mobile number.'),
  ),
  consents: Consent,
})
export type NewStudent = z.infer<typeof NewStudent>

/** What guardians and schools may change of a student. */
export const StudentChanges = z.object({
  name: z.optional(PersonName),
  birth_date: z.optional(BirthDate),
  class_name: z.optional(ClassName),
  guardian_name: z.optional(PersonName),
  guardian_contact: z.optional(Contact),
})
export type StudentChanges = z.infer<typeof StudentChanges>

/** How a kid signs in. The password is shown this once, and again to nobody. */
export const StudentAccess = z.object({
  student_id: z.int(),
  user_id: z.int(),
  name: z.string(),
  login_id: z.string(),
  first_password: z.string(),
})
export type StudentAccess = z.infer<typeof StudentAccess>

/** A place that a student belongs to. */
export const StudentRoom = z.object({ id: z.int(), name: z.string(), vendor_type: z.int() })

/** A kid as its guardian's list shows it. */
export const KidCard = z.object({
  student_id: z.int(),
  user_id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  login_id: z.nullable(z.string()),
  class_name: z.string(),
  rooms: z.array(StudentRoom),
  /** Runs now; its dashboard opens. */
  is_subscribed: z.boolean(),
})
export type KidCard = z.infer<typeof KidCard>

export const guardianRequestStates = ['waiting', 'accepted', 'declined', 'expired'] as const

/** Somebody asks to become another guardian of a kid; its guardians decide. */
export const GuardianRequest = z.object({
  id: z.int(),
  /** `sent` by the signed-in person, or `received` for one of their kids. */
  direction: z.enum(['sent', 'received']),
  state: z.enum(guardianRequestStates),
  /** Null in a request that was sent: the name is for the kid's guardians. */
  kid_name: z.nullable(z.string()),
  login_id: z.nullable(z.string()),
  /** Who asks, and by which of their contacts the school knows them. */
  asked_by: z.string(),
  contact: z.string(),
  asked_at: z.iso.datetime(),
  valid_until: z.iso.datetime(),
})
export type GuardianRequest = z.infer<typeof GuardianRequest>

/** The kid is in the account; or it has a guardian already, who is asked first. */
export const ClaimedKid = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('added'), kid: KidCard }),
  z.object({ outcome: z.literal('asked'), request: GuardianRequest }),
])
export type ClaimedKid = z.infer<typeof ClaimedKid>

export const Achievement = z.object({
  id: z.int(),
  title: z.string(),
  note: z.string(),
  /** Who gave it: a school or a partner. */
  given_by: z.string(),
  given_on: z.iso.date(),
})
export type Achievement = z.infer<typeof Achievement>

/** A student as guardian, own school or partner, and the student see it; nobody else sees any of it. */
export const StudentProfile = z.object({
  student_id: z.int(),
  user_id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  login_id: z.nullable(z.string()),
  birth_date: z.nullable(z.iso.date()),
  class_name: z.string(),
  guardian_name: z.string(),
  /** Empty for the student. */
  guardian_contact: z.string(),
  rooms: z.array(StudentRoom),
  /** The last subscription, also one that has ended. */
  plan: z.nullable(
    z.object({
      name: z.string(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      is_running: z.boolean(),
    }),
  ),
  achievements: z.array(Achievement),
  /** Whether the signed-in person may change it. */
  can_edit: z.boolean(),
  /** Whether they may change the birth date and the guardian's contact: a guardian's alone, once there is one. */
  can_edit_identity: z.boolean(),
  can_renew_password: z.boolean(),
  can_award: z.boolean(),
})
export type StudentProfile = z.infer<typeof StudentProfile>

/** A row of the registered students. */
export const StudentRow = z.object({
  student_id: z.int(),
  name: z.string(),
  login_id: z.nullable(z.string()),
  class_name: z.string(),
  birth_date: z.nullable(z.iso.date()),
  guardian_name: z.string(),
  guardian_contact: z.string(),
  school: z.string(),
  registered_at: z.iso.datetime(),
})
export type StudentRow = z.infer<typeof StudentRow>

export const StudentPage = z.extend(pageOf(StudentRow), {
  /** Every class in the person's scope, for the filter. */
  classes: z.array(z.string()),
})
export type StudentPage = z.infer<typeof StudentPage>
