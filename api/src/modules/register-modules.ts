import type { FastifyInstance } from 'fastify'
import type { Services } from '../server/services.ts'
import { addressesRoutes } from './addresses/addresses.routes.ts'
import { applicationsRoutes } from './applications/applications.routes.ts'
import { assessmentsRoutes } from './assessments/assessments.routes.ts'
import { candidatesRoutes } from './assessments/candidates.routes.ts'
import { bankRoutes } from './assessments/manage/bank.routes.ts'
import { assessmentDeskRoutes } from './assessments/manage/desk.routes.ts'
import { assessmentLineKind } from './assessments/fee-lines.ts'
import { assessmentNews } from './assessments/results/assessment-news.ts'
import { assignRoutes } from './assessments/results/assign.routes.ts'
import { passcodesRoutes } from './assessments/results/passcodes.routes.ts'
import { resultsRoutes } from './assessments/results/results.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { bookingLines } from './bookings/booking-lines.ts'
import { bookingsRoutes } from './bookings/bookings.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { savedRoutes } from './cart/saved.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { shopLines } from './checkout/shop-lines.ts'
import { contentRoutes } from './content/content.routes.ts'
import { peopleRoutes } from './content/people.routes.ts'
import { couponsRoutes } from './coupons/coupons.routes.ts'
import { countriesRoutes } from './countries/countries.routes.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { formDeskRoutes } from './forms/desk.routes.ts'
import { formsRoutes } from './forms/forms.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { feedSubjects } from './feeds/feed-subjects.ts'
import { feedsRoutes } from './feeds/feeds.routes.ts'
import { postNews } from './feeds/post-news.ts'
import { familyRoutes } from './kids/family.routes.ts'
import { notificationSettingsRoutes } from './notifications/notification-settings.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { studentsRoutes } from './students/students.routes.ts'
import { transactionsRoutes } from './transactions/transactions.routes.ts'
import { creditNotesRoutes } from './invoices/credit-notes.routes.ts'
import { invoicesRoutes } from './invoices/invoices.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { kidsRoutes } from './kids/kids.routes.ts'
import { campaignDeskRoutes } from './marketing/campaign-desk.routes.ts'
import { campaignLineKind } from './marketing/campaign-lines.ts'
import { marketingRoutes } from './marketing/marketing.routes.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { offeringsRoutes } from './offerings/offerings.routes.ts'
import { organiserRoutes } from './offerings/organiser.routes.ts'
import { orderDeskRoutes } from './orders/order-desk.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { callbackRoutes } from './payments/callback.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { practiceRoutes } from './practice/practice.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { programLineKind } from './programs/program-lines.ts'
import { programsRoutes } from './programs/programs.routes.ts'
import { referralsRoutes } from './referrals/referrals.routes.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { securityRoutes } from './security/security.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { stockAlertRoutes } from './stock-alerts/stock-alerts.routes.ts'
import { stockRoutes } from './stock/stock.routes.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { subscriptionLineKind } from './subscriptions/subscription-lines.ts'
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts'
import { entrySubject } from './talent/entry-subject.ts'
import { entryLineKind } from './talent/fee-lines.ts'
import { talentRoutes } from './talent/talent.routes.ts'
import { wishlistShareRoutes } from './wishlist/wishlist-share.routes.ts'
import { socialRoutes } from './social/social.routes.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

/** What can be ordered; each kind belongs to the module that has the things. */
export const lineKinds = [
  shopLines,
  bookingLines,
  subscriptionLineKind,
  programLineKind,
  campaignLineKind,
  assessmentLineKind,
  entryLineKind,
]

/** Every module of the API. */
export function registerModules(app: FastifyInstance, services: Services) {
  addressesRoutes(app, services)
  authRoutes(app, services)
  socialRoutes(app, services)
  securityRoutes(app, services)
  applicationsRoutes(app, services)
  assessmentsRoutes(app, services)
  candidatesRoutes(app, services)
  const newsOfAssessments = assessmentNews(services)
  assignRoutes(app, services, newsOfAssessments)
  resultsRoutes(app, services, newsOfAssessments)
  passcodesRoutes(app, services)
  bankRoutes(app, services)
  assessmentDeskRoutes(app, services)
  callbackRoutes(app, services)
  bookingsRoutes(app, services)
  cartRoutes(app, services)
  savedRoutes(app, services)
  couponsRoutes(app, services)
  catalogRoutes(app, services)
  checkoutRoutes(app, services)
  contentRoutes(app, services)
  peopleRoutes(app, services)
  countriesRoutes(app)
  deliveryRoutes(app, services)
  formsRoutes(app, services)
  formDeskRoutes(app, services)
  invoicesRoutes(app, services)
  creditNotesRoutes(app, services)
  kidsRoutes(app, services)
  liveRoutes(app, services)
  marketingRoutes(app, services)
  campaignDeskRoutes(app, services)
  transactionsRoutes(app, services)
  studentsRoutes(app, services)
  pushRoutes(app, services)
  notificationSettingsRoutes(app, services)
  familyRoutes(app, services)
  dashboardRoutes(app, services)
  const news = postNews(services)
  feedsRoutes(app, services, news)
  // Whatever can be reported, or waits to be shown; each module adds its own.
  moderationRoutes(app, services, [...feedSubjects(services, news), entrySubject(services)])
  newsletterRoutes(app, services)
  notificationsRoutes(app, services)
  offeringsRoutes(app, services)
  organiserRoutes(app, services)
  orderDeskRoutes(app, services)
  ordersRoutes(app, services)
  paymentsRoutes(app, services)
  practiceRoutes(app, services)
  profileRoutes(app, services)
  programsRoutes(app, services)
  referralsRoutes(app, services)
  reviewsRoutes(app, services)
  searchRoutes(app, services)
  settingsRoutes(app, services)
  stockRoutes(app, services)
  stockAlertRoutes(app, services)
  subscriptionsRoutes(app, services)
  talentRoutes(app, services)
  uploadsRoutes(app, services)
  wishlistRoutes(app, services)
  wishlistShareRoutes(app, services)
}
