import { definePath } from '../define/define-path.ts'
import { loginPath } from './login-path.ts'

/** Paths of mfe-account. */
export const accountPaths = {
  login: loginPath,
  signup: definePath('/signup'),
  forgotPassword: definePath('/forgot-password'),
  forgotKidId: definePath('/forgot-kidID'),
  resetPassword: definePath('/reset_password/:token?'),
  guardianRegistration: definePath('/guardian-registration'),
  partnerRegister: definePath('/partner-register'),
  /** An invitation's id fills in what is known. */
  schoolRegistration: definePath('/schoolregistration/register/:id?'),
  /** Where social sign-in returns to. Query: code, state. */
  socialCallback: definePath('/callback'),
  /** Ways to sign in, devices, own data. */
  security: definePath('/profile/security'),
  dashboard: definePath('/dashboard'),
  /** Of one kid. */
  kidDashboard: definePath('/dashboard/:id'),
  studentDashboard: definePath('/studentdashboard'),
  profile: definePath('/profile'),
  /** Query: Id (or stuId), vendorId, campaign, dashboardSchool. */
  studentProfile: definePath('/profile/student'),
  /** Query: redirectURL. */
  kids: definePath('/kids'),
  /** Query: Id. */
  kidRooms: definePath('/kids/rooms'),
  selectKid: definePath('/room/select-kid'),
  selectRoom: definePath('/room/select-room'),
  /** Query: id. */
  practWorks: definePath('/practworks'),
  /** Programs of kids, and one kid's way through one. Query: lesson, an id. */
  myPrograms: definePath('/my-programs/:id?'),
  studentList: definePath('/student/list'),
  studentRegister: definePath('/student/register'),
  /** Query: id. */
  studentUpdate: definePath('/student/update'),
  notifications: definePath('/notifications'),
  transactions: definePath('/my-transactions'),
  transaction: definePath('/transection/:id?'),
  /** What a kid has practised. Query: id. */
  practiceDashboard: definePath('/practworkdashboard'),
  /** Ten questions. Query: kid, whose practice it leads back to. */
  practiceSession: definePath('/practworks/session/:id'),
  /** By its code, such as MATH_AI. */
  subscribedActivity: definePath('/subscribed_activity/:id?'),
  /** Query: kid, plan, coupon. */
  subscriptionBooking: definePath('/subscribed_activity/activity_booking/:id?'),
  /** Of a kid, by the id of its account. */
  subscriptionDashboard: definePath('/subscribed_activity/dashboard/:id?'),
  /** The result of the payment of an order, by its code. */
  subscriptionPayment: definePath('/subscribed_activity/mathAI/payment-status/:id?'),
  /** One term of a subscription. */
  subscriptionDetails: definePath('/subscribed_activity/bookingDetails/:id?'),
}
