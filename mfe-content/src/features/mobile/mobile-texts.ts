import { mobilePaths } from '@brightyard/contract/paths'

/** A page of text in an app: an editors' entry, which the site may show as well. */
interface MobileText {
  path: string
  /** Of the editors' page. */
  slug: string
  label: string
  shelf: 'About' | 'Points' | 'Classes' | 'Help' | 'Partners' | 'Legal'
}

const text = (
  shelf: MobileText['shelf'],
  { pattern }: { pattern: string },
  slug: string,
  label: string,
): MobileText => ({ shelf, path: pattern, slug, label })

export const mobileTexts: readonly MobileText[] = [
  text('About', mobilePaths.mobileAboutUs, 'about-us', 'About us'),
  text('Points', mobilePaths.mobileEarnedPoints, 'earned-points', 'Your points'),
  text('Points', mobilePaths.mobilePoints, 'points', 'How points are calculated'),
  text(
    'Points',
    mobilePaths.mobilePointsOfSessions,
    'points-of-sessions',
    'How practice sessions are counted',
  ),
  text(
    'Points',
    mobilePaths.mobileReferralTerms,
    'referral-terms',
    'Terms of the referral programme',
  ),
  text('Classes', mobilePaths.mobileClassFaqs, 'class-faqs', 'Questions about classes'),
  text('Classes', mobilePaths.mobileClassTerms, 'class-terms', 'Terms for classes'),
  text('Classes', mobilePaths.mobileRefunds, 'refunds', 'Refunds'),
  text('Help', mobilePaths.mobileFaqs, 'faqs', 'Questions and answers'),
  text('Help', mobilePaths.mobileContactUs, 'contact-us', 'Contact us'),
  text('Partners', mobilePaths.mobilePartnerFaqs, 'partner-faqs', 'Questions of partners'),
  text('Partners', mobilePaths.mobilePartnerRegister, 'partner-registration', 'Become a partner'),
  text('Legal', mobilePaths.mobileTermsOfService, 'terms-service', 'Terms of service'),
  text('Legal', mobilePaths.mobilePrivacyPolicy, 'privacy-policy', 'Privacy policy'),
  text('Legal', mobilePaths.mobileCopyright, 'copyright', 'Copyright'),
]

/** However the address is spelled. */
export const textAt = (pathname: string) => {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  return mobileTexts.find((one) => one.path === path)
}

/** The other texts of the same shelf, for the end of a page; a lone one leads to help. */
export function relatedTexts({ path, shelf }: Pick<MobileText, 'path' | 'shelf'>) {
  const others = mobileTexts.filter((one) => one.path !== path && one.shelf === shelf)
  return others.length > 0 ? others : mobileTexts.filter((one) => one.shelf === 'Help')
}

/** A link of an editor to a page that the apps have too stays in the apps' layout. */
export const inApp = (href: string) =>
  mobileTexts.find(({ slug }) => `/${slug}` === href)?.path ?? href
