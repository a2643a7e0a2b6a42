/** Pages for the web views of the apps, in the layout `mobile-section`. The spelling is that of apps that are installed. */
import { definePath } from '../define/define-path.ts'

export const mobileAboutUs = /* #__PURE__ */ definePath('/mobile/abt-us')
export const mobilePoints = /* #__PURE__ */ definePath('/mobile/calculation')
export const mobilePointsOfSessions = /* #__PURE__ */ definePath('/mobile/calculation/session')
export const mobileClassFaqs = /* #__PURE__ */ definePath('/mobile/class-faqs')
export const mobileClassTerms = /* #__PURE__ */ definePath('/mobile/class-terms')
export const mobileContactUs = /* #__PURE__ */ definePath('/mobile/contact-us')
export const mobileCopyright = /* #__PURE__ */ definePath('/mobile/copy-right')
export const mobileEarnedPoints = /* #__PURE__ */ definePath('/mobile/earned-points')
export const mobileFaqs = /* #__PURE__ */ definePath('/mobile/faq')
export const mobilePrivacyPolicy = /* #__PURE__ */ definePath('/mobile/p-policy')
export const mobilePartnerFaqs = /* #__PURE__ */ definePath('/mobile/partner-faq')
export const mobilePartnerRegister = /* #__PURE__ */ definePath('/mobile/partner-register')
export const mobileReferralTerms = /* #__PURE__ */ definePath('/mobile/refer-terms')
export const mobileRefunds = /* #__PURE__ */ definePath('/mobile/refund-details')
export const mobileTermsOfService = /* #__PURE__ */ definePath('/mobile/t-service')
/** Without a slug: the campaigns that run. */
export const mobileCampaign = /* #__PURE__ */ definePath('/mobile/campaign/:slug?')
/** Without a slug: the latest posts for everyone. */
export const mobileFeed = /* #__PURE__ */ definePath('/mobile/feed/:slug?')
