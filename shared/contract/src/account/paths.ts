/** Paths of mfe-account. Each is an export of its own, so that a bundle holds those that it uses. */
import { definePath } from '../define/define-path.ts'
import { loginPath } from './login-path.ts'

/** Query: role, one of guardian, student, partner and school; reference_code. */
export const signup = /* #__PURE__ */ definePath('/signup')
export const forgotPassword = /* #__PURE__ */ definePath('/forgot-password')
export const forgotKidId = /* #__PURE__ */ definePath('/forgot-kidID')
export const resetPassword = /* #__PURE__ */ definePath('/reset_password/:token?')
export const guardianRegistration = /* #__PURE__ */ definePath('/guardian-registration')
export const partnerRegister = /* #__PURE__ */ definePath('/partner-register')
/** An invitation's id fills in what is known. */
export const schoolRegistration = /* #__PURE__ */ definePath('/schoolregistration/register/:id?')
/** Where social sign-in returns to. Query: code, state. */
export const socialCallback = /* #__PURE__ */ definePath('/callback')
/** Ways to sign in, devices, own data. */
export const security = /* #__PURE__ */ definePath('/profile/security')
export const dashboard = /* #__PURE__ */ definePath('/dashboard')
/** Of one kid or room. Query: of, kid or room, where both could have the id. */
export const kidDashboard = /* #__PURE__ */ definePath('/dashboard/:id')
export const studentDashboard = /* #__PURE__ */ definePath('/studentdashboard')
export const profile = /* #__PURE__ */ definePath('/profile')
/** Query: Id (or stuId), vendorId, campaign, dashboardSchool. */
export const studentProfile = /* #__PURE__ */ definePath('/profile/student')
/** Query: redirectURL. */
export const kids = /* #__PURE__ */ definePath('/kids')
/** Query: Id. */
export const kidRooms = /* #__PURE__ */ definePath('/kids/rooms')
export const selectKid = /* #__PURE__ */ definePath('/room/select-kid')
export const selectRoom = /* #__PURE__ */ definePath('/room/select-room')
/** Query: id. */
export const practWorks = /* #__PURE__ */ definePath('/practworks')
/** Programs of kids, and one kid's way through one. Query: lesson, an id; enrolled, of a program. */
export const myPrograms = /* #__PURE__ */ definePath('/my-programs/:id?')
export const studentList = /* #__PURE__ */ definePath('/student/list')
export const studentRegister = /* #__PURE__ */ definePath('/student/register')
/** Query: id. */
export const studentUpdate = /* #__PURE__ */ definePath('/student/update')
export const notifications = /* #__PURE__ */ definePath('/notifications')
export const transactions = /* #__PURE__ */ definePath('/my-transactions')
export const transaction = /* #__PURE__ */ definePath('/transection/:id?')
/** What a kid has practised. Query: id. */
export const practiceDashboard = /* #__PURE__ */ definePath('/practworkdashboard')
/** Ten questions. Query: kid, whose practice it leads back to. */
export const practiceSession = /* #__PURE__ */ definePath('/practworks/session/:id')
/** By its code, such as MATH_AI. */
export const subscribedActivity = /* #__PURE__ */ definePath('/subscribed_activity/:id?')
/** Query: kid, plan, coupon. */
export const subscriptionBooking = /* #__PURE__ */ definePath(
  '/subscribed_activity/activity_booking/:id?',
)
/** Of a kid, by the id of its account. */
export const subscriptionDashboard = /* #__PURE__ */ definePath(
  '/subscribed_activity/dashboard/:id?',
)
/** The result of the payment of an order, by its code. */
export const subscriptionPayment = /* #__PURE__ */ definePath(
  '/subscribed_activity/mathAI/payment-status/:id?',
)
/** One term of a subscription. */
export const subscriptionDetails = /* #__PURE__ */ definePath(
  '/subscribed_activity/bookingDetails/:id?',
)
export { loginPath as login }
