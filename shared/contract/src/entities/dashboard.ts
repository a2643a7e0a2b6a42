import * as z from '@brightyard/contract/schema'
import { orderStatuses } from './order.ts'
import { KidCard, StudentRow } from './student.ts'

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
