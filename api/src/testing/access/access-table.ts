import { addressAccess } from '../../modules/addresses/addresses.access.ts'
import { applicationAccess } from '../../modules/applications/applications.access.ts'
import { assessmentAccess } from '../../modules/assessments/assessments.access.ts'
import { assessmentResultsAccess } from '../../modules/assessments/results/results.access.ts'
import { assessmentDeskAccess } from '../../modules/assessments/manage/manage.access.ts'
import { authAccess } from '../../modules/auth/auth.access.ts'
import { bookingAccess } from '../../modules/bookings/bookings.access.ts'
import { cartAccess } from '../../modules/cart/cart.access.ts'
import { catalogAccess } from '../../modules/catalog/catalog.access.ts'
import { contentAccess } from '../../modules/content/content.access.ts'
import { dashboardAccess } from '../../modules/dashboard/dashboard.access.ts'
import { formAccess } from '../../modules/forms/forms.access.ts'
import { feedAccess } from '../../modules/feeds/feeds.access.ts'
import { kidAccess } from '../../modules/kids/kids.access.ts'
import { liveAccess } from '../../modules/live/live.access.ts'
import { marketingAccess } from '../../modules/marketing/marketing.access.ts'
import { messageAccess } from '../../modules/messages/messages.access.ts'
import { moderationAccess } from '../../modules/moderation/moderation.access.ts'
import { notificationAccess } from '../../modules/notifications/notifications.access.ts'
import { offeringAccess } from '../../modules/offerings/offerings.access.ts'
import { orderAccess } from '../../modules/orders/orders.access.ts'
import { practiceAccess } from '../../modules/practice/practice.access.ts'
import { profileAccess } from '../../modules/profile/profile.access.ts'
import { programAccess } from '../../modules/programs/programs.access.ts'
import { reviewAccess } from '../../modules/reviews/reviews.access.ts'
import { securityAccess } from '../../modules/security/security.access.ts'
import { socialAccess } from '../../modules/social/social.access.ts'
import { stockAlertAccess } from '../../modules/stock-alerts/stock-alerts.access.ts'
import { stockAccess } from '../../modules/stock/stock.access.ts'
import { studentAccess } from '../../modules/students/students.access.ts'
import { subscriptionAccess } from '../../modules/subscriptions/subscriptions.access.ts'
import { talentAccess } from '../../modules/talent/talent.access.ts'
import { juryAccess } from '../../modules/talent/jury/jury.access.ts'
import { votesAccess } from '../../modules/talent/votes/votes.access.ts'
import { uploadAccess } from '../../modules/uploads/uploads.access.ts'
import type { AccessRow } from './access-row.ts'

/** The authorisation table: every call of the contract, each actor, their own things and others'. Modules add their rows here. */
export const accessTable: readonly AccessRow[] = [
  ...authAccess,
  ...socialAccess,
  ...securityAccess,
  ...profileAccess,
  ...applicationAccess,
  ...uploadAccess,
  ...formAccess,
  ...catalogAccess,
  ...contentAccess,
  ...kidAccess,
  ...dashboardAccess,
  ...studentAccess,
  ...messageAccess,
  ...notificationAccess,
  ...cartAccess,
  ...addressAccess,
  ...offeringAccess,
  ...bookingAccess,
  ...liveAccess,
  ...marketingAccess,
  ...feedAccess,
  ...moderationAccess,
  ...orderAccess,
  ...reviewAccess,
  ...stockAccess,
  ...stockAlertAccess,
  ...practiceAccess,
  ...assessmentAccess,
  ...assessmentResultsAccess,
  ...assessmentDeskAccess,
  ...subscriptionAccess,
  ...programAccess,
  ...talentAccess,
  ...votesAccess,
  ...juryAccess,
]
