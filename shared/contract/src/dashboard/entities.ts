import * as z from '@brightyard/contract/schema'
import { offeringKinds, sessionStates } from '../offerings/constants.ts'
import { Achievement, KidCard, StudentRoom, StudentRow } from '../family/entities.ts'
import { orderStatuses } from '../orders/constants.ts'

const DashboardOrder = z.object({
  id: z.int(),
  order_code: z.string(),
  title: z.string(),
  placed_at: z.iso.datetime(),
  total_in_paise: z.int(),
  status: z.enum(orderStatuses),
})

/** A guardian's start page. */
export const GuardianDashboard = z.object({
  kind: z.literal('guardian'),
  kids: z.array(KidCard),
  orders: z.array(DashboardOrder),
  /** Subscriptions that end within thirty days. */
  ending: z.array(z.object({ kid: z.string(), plan: z.string(), ends_at: z.iso.datetime() })),
})
export type GuardianDashboard = z.infer<typeof GuardianDashboard>

/** Of schools, partners and admins, within their scope. */
export const StaffDashboard = z.object({
  kind: z.literal('staff'),
  /** Empty for an admin, who sees all of them. */
  workplace: z.string(),
  student_count: z.int(),
  new_this_month: z.int(),
  classes: z.array(z.object({ class_name: z.string(), student_count: z.int() })),
  latest: z.array(StudentRow),
})
export type StaffDashboard = z.infer<typeof StaffDashboard>

/** A school's own account: it reads what its representatives manage. */
export const Dashboard = z.discriminatedUnion('kind', [GuardianDashboard, StaffDashboard])
export type Dashboard = z.infer<typeof Dashboard>

/** A time of day on the wall of the room, `09:05`. */
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A lesson of every week. */
export const Lesson = z.object({
  id: z.int(),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  starts: ClockTime,
  ends: ClockTime,
  subject: z.string(),
  teacher: z.string(),
  /** `Music room`; empty for a lesson online. */
  place: z.string(),
  is_online: z.boolean(),
  /** One of `rooms`: who gives it. */
  room_id: z.int(),
})
export type Lesson = z.infer<typeof Lesson>

/** Days on which a room gives no lessons. */
export const RoomHoliday = z.object({
  room_id: z.int(),
  name: z.string(),
  starts_on: z.iso.date(),
  /** The last day without lessons. */
  ends_on: z.iso.date(),
})
export type RoomHoliday = z.infer<typeof RoomHoliday>

export const AssignedAssessment = z.object({
  id: z.int(),
  title: z.string(),
  subject: z.string(),
  /** What to bring or read; may be empty. */
  note: z.string(),
  minutes: z.int().check(z.positive()),
  due_at: z.iso.datetime(),
  state: z.enum(['due', 'overdue', 'done']),
  room_id: z.int(),
})
export type AssignedAssessment = z.infer<typeof AssignedAssessment>

/** A student's own start page. */
export const StudentDashboard = z.object({
  /** The zone of lessons and holidays: `Asia/Kolkata`. */
  time_zone: z.string(),
  class_name: z.string(),
  rooms: z.array(StudentRoom),
  /** By weekday and start. */
  lessons: z.array(Lesson),
  /** From a week ago until two months ahead, the earliest first. */
  holidays: z.array(RoomHoliday),
  /** To do first, the earliest at the top; then what was done within two weeks. */
  assessments: z.array(AssignedAssessment),
  /** The newest first. */
  badges: z.array(Achievement),
  /** Whether a practice plan runs. */
  can_practise: z.boolean(),
})
export type StudentDashboard = z.infer<typeof StudentDashboard>

/** What comes next for one kid; null where there is nothing. */
export const NextOfKid = z.object({
  kid: z.object({
    student_id: z.int(),
    user_id: z.int(),
    name: z.string(),
    avatar: z.nullable(z.string()),
  }),
  /** The booked session that runs or comes first. */
  session: z.nullable(
    z.object({
      /** Of the booking. */
      code: z.string(),
      title: z.string(),
      kind: z.enum(offeringKinds),
      /** Empty when online. */
      place: z.string(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      state: z.enum(sessionStates),
      time_zone: z.string(),
      /** As of a booking's session: the way into it online, for the person who asked. */
      room_path: z.nullable(z.string()),
    }),
  ),
  /** The worksheet that is due first, and how many there are. */
  practice: z.nullable(
    z.object({ title: z.string(), due_at: z.nullable(z.iso.datetime()), to_do: z.int() }),
  ),
  /** The assessment that is being answered, or the open one that closes first. */
  assessment: z.nullable(
    z.object({
      id: z.int(),
      title: z.string(),
      is_running: z.boolean(),
      /** When the time of the attempt ends, or else when it closes; null: never. */
      ends_at: z.nullable(z.iso.datetime()),
      /** How many are open, with this one. */
      to_do: z.int(),
    }),
  ),
  /** A program that has been begun, with the lesson to go on with. */
  program: z.nullable(
    z.object({
      enrolment_id: z.int(),
      program_id: z.int(),
      title: z.string(),
      lesson_id: z.int(),
      lesson: z.string(),
      done: z.int(),
      total: z.int(),
    }),
  ),
})
export type NextOfKid = z.infer<typeof NextOfKid>

export const WhatIsNext = z.object({
  /** By name. */
  kids: z.array(NextOfKid),
  /** Orders of the guardian that have not arrived yet, the next first. */
  parcels: z.array(
    z.object({
      order_id: z.int(),
      title: z.string(),
      status: z.enum(orderStatuses),
      delivery: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
    }),
  ),
})
export type WhatIsNext = z.infer<typeof WhatIsNext>

const KidOfDashboard = z.object({
  student_id: z.int(),
  user_id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
})

/** What a grown-up sees of one kid: its week, what it has to do and its badges. */
export const KidDashboard = z.extend(StudentDashboard, {
  kind: z.literal('kid'),
  kid: KidOfDashboard,
})
export type KidDashboard = z.infer<typeof KidDashboard>

/** A school or partner as a family sees it: its kids there, with what this room has for them. */
export const RoomDashboard = z.object({
  kind: z.literal('room'),
  room: StudentRoom,
  /** By name. */
  kids: z.array(z.object({ kid: KidOfDashboard, dashboard: StudentDashboard })),
})
export type RoomDashboard = z.infer<typeof RoomDashboard>

/** The dashboard of a kid, of a room, or of the own workplace. */
export const OneDashboard = z.discriminatedUnion('kind', [
  KidDashboard,
  RoomDashboard,
  StaffDashboard,
])
export type OneDashboard = z.infer<typeof OneDashboard>
