/** Who has a page, and how it is shown and guarded: `shop shop protected guardian`. */
export interface ChecklistRoute {
  row: string
  pattern: string
  /** Remote, layout, access, and the roles where not everybody signed in may come; or `alias`, or `host`. */
  mark: string
}

/** The route tables of the acceptance checklist: a mark, and below it the rows that have it with their patterns. */
const tables = `
content shop open:
  R-001 / R-002 /about-us R-003 /activities R-004 /awards R-005 /blog R-008 /careers R-011 /class
  R-012 /contact-us R-013 /copyright R-016 /disclaimer R-018 /events R-020 /faqs
  R-026 /how-it-works R-028 /live-class R-031 /media-gallery R-036 /news R-038 /newspapers
  R-042 /our-story R-043 /our-team R-044 /panellist R-045 /partnerapp R-046 /partners
  R-048 /performingarts R-051 /privacy-policy R-054 /program R-055 /rewardprogram-teachers
  R-056 /scholarship-kids R-057 /scholarship-teachers R-058 /search R-061 /sports R-065 /support
  R-068 /terms-service R-075 /workshop R-076 /young-xpert R-077 /activities/listing
  R-082 /class/listing R-085 /event/listing R-089 /live-class/listing
  R-091 /marketing-event/payment-status R-096 /program/all R-097 /program/chapter
  R-098 /program/class R-106 /workshop/listing R-121 /program/chapter/:id R-122 /program/class/:id
  R-123 /program/:id R-129 /blog/:slug R-130 /campaign/:slug? R-131 /careers/:slug
  R-133 /class/:slug R-135 /event/:slug R-136 /live-class/:slug? R-137 /news/:slug
  R-139 /panellist/:slug R-140 /partnerapp/:slug R-141 /partners/:slug R-144 /web-form/:slug?
  R-145 /workshop/:slug R-146 /young-xpert/:slug? R-156 /search
account blank open:
  R-006 /callback
talentbox creative protected:
  R-007 /camp-history T-001 /talentbox/campaigns/booking-summary
alias:
  R-009 /case-studies R-010 /casestudies R-014 /course R-017 /event R-019 /events-backup
  R-025 /Homepage R-029 /live-class1 R-037 /newspaper R-041 /order-history R-053 /profile-no-use
  R-062 /startup R-067 /teams R-069 /termsandconditions R-070 /transactions R-071 /vendor-register
  R-072 /web-form R-074 /webforms R-078 /assessment/assessment-list R-080 /assessment/list-2
  R-094 /order/payment-status R-132 /case_study/:slug? R-138 /order-history/:id?
  S-007 /shop/product-details
account default protected:
  R-015 /dashboard R-027 /kids R-034 /my-transactions R-035 /myclass R-049 /practworkdashboard
  R-050 /practworks R-052 /profile R-063 /studentdashboard R-079 /assessment/list R-087 /kids/rooms
  R-095 /profile/student R-100 /room/select-room
  R-110 /subscribed_activity/mathAI/payment-status/:id? R-111 /assessment/assessment-status/:id?
  R-112 /assessment/instructions/:id? R-114 /assessment/response-list/:id?
  R-115 /assessment/submission/:id? R-116 /assessment/:id?
  R-125 /subscribed_activity/activity_booking/:id? R-126 /subscribed_activity/bookingDetails/:id?
  R-127 /subscribed_activity/dashboard/:id? R-134 /dashboard/:id R-143 /transection/:id?
  R-149 /kids/rooms R-150 /practworks R-151 /profile/student R-152 /profile/student
account login-signup guest:
  R-021 /forgot-kidID R-022 /forgot-password R-024 /guardian-registration R-030 /login
  R-060 /signup R-154 /partner-register R-155 /login
shop shop protected:
  R-023 /GlobalPaymentSummary R-047 /paymentstatus S-011 /shop/thanku S-012 /shop/wishlist
  S-013 /shop/order/payment-status
content shop protected:
  R-032 /my-rwa-activity R-033 /my-school-activity R-064 /submit-story R-073 /web-forms
  R-081 /class/booking R-083 /class/payment-status R-084 /event/booking R-086 /event/payment-status
  R-088 /live-class/booking R-090 /live-class/payment-status R-092 /my-rwa-activity/listing
  R-093 /my-school-activity/listing R-105 /workshop/booking R-117 /Feeds/details/:id?
  R-118 /Feeds/:id? R-120 /program/booking/:id? R-147 /Feeds/:id? R-148 /Feeds/details/:id?
account default protected guardian vendor vendorStaff superAdmin schoolRepresentative:
  R-039 /notifications R-099 /room/select-kid
host:
  R-040 /open R-157 * R-158 *
shop shop open:
  R-059 /shop S-001 /shop/all-brand S-002 /shop/all-category S-003 /shop/all-popular-product
  S-005 /shop/new-arrivals-product S-008 /shop/product-details/details S-009 /shop/search-result
  S-010 /shop/shopping-bags S-015 /shop/*
talentbox creative open:
  R-066 /talentbox R-104 /talentbox/colorothon R-109 /talentbox/types/camp-types
  T-002 /talentbox/campaigns/camp-listing T-003 /talentbox/campaigns/camp-Subcategories
  T-004 /talentbox/campaigns/campCategories T-005 /talentbox/campaigns/package-listing
  T-008 /talentbox/campaigns/:slug?
account default protected vendor vendorStaff superAdmin schoolRepresentative:
  R-101 /student/list R-102 /student/register R-103 /student/update
account default open:
  R-107 /assessment/login/assesmentpayment R-108 /assessment/login/paymentsucess
  R-128 /subscribed_activity/:id? R-153 /subscribed_activity/:id?
account login-signup open:
  R-113 /assessment/login/:id? R-124 /schoolregistration/register/:id?
  R-142 /reset_password/:token?
content blank protected:
  R-119 /live-class/session/:token
content mobile-section open:
  M-001 /mobile/abt-us M-002 /mobile/calculation M-003 /mobile/calculation/session
  M-004 /mobile/class-faqs M-005 /mobile/class-terms M-006 /mobile/contact-us
  M-007 /mobile/copy-right M-008 /mobile/earned-points M-009 /mobile/faq M-010 /mobile/p-policy
  M-011 /mobile/partner-faq M-012 /mobile/partner-register M-013 /mobile/refer-terms
  M-014 /mobile/refund-details M-015 /mobile/t-service M-016 /mobile/campaign/:slug?
  M-017 /mobile/feed/:slug?
shop shop protected guardian:
  S-004 /shop/checkout
shop shop protected guardian vendor vendorStaff superAdmin schoolRepresentative:
  S-006 /shop/order-history S-014 /shop/order-history/order-details/:id
talentbox creative protected guardian student:
  T-006 /talentbox/campaigns/SubmissionPage T-007 /talentbox/campaigns/uploadDocuments
`

/** Pages that the checklist asks for without giving them an address: by the rows that they serve. */
const beyondTables = `
account default protected:
  Q-023 /profile/security
shop shop open:
  S-012 /shop/wishlist/shared/:token S-023 /shop/track-order
shop shop protected superAdmin:
  S-020 /shop/admin/stock C-033 /shop/admin/orders
`

function readTables(text: string): ChecklistRoute[] {
  let mark = ''
  return text.split('\n').flatMap((line) => {
    if (line.endsWith(':')) mark = line.slice(0, -1)
    const cells = line.startsWith(' ') ? line.trim().split(' ') : []
    return cells.flatMap((row, place) => {
      const pattern = cells[place + 1]
      return place % 2 === 0 && pattern ? [{ row, pattern, mark }] : []
    })
  })
}

export const checklistRoutes = readTables(tables)
export const otherRoutes = readTables(beyondTables)
