import type { SessionUser } from '@brightyard/contract/entities'
import { accountPaths, contentPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import { type HeaderItem, isVisibleTo } from './visibility.ts'

export interface SiteLink {
  item: HeaderItem
  label: string
  to: string
}

/** The `vendor_type` of a school. */
const schoolRoom = 2

/** In a school room, the school's own activities replace the public ones. */
const activitiesFor = (vendorType: number | string | undefined) =>
  Number(vendorType) === schoolRoom
    ? contentPaths.mySchoolActivity.to()
    : contentPaths.activities.to()

/** All links of the main navigation. Those that depend on the role are last, so that nothing else moves. */
const siteLinks = (vendorType: number | string | undefined): readonly SiteLink[] => [
  { item: 'home', label: 'Home', to: contentPaths.home.to() },
  { item: 'programs', label: 'Programs', to: contentPaths.programs.to() },
  { item: 'activities', label: 'Activities', to: activitiesFor(vendorType) },
  { item: 'youngXperts', label: 'Young Xperts', to: contentPaths.youngXperts.to() },
  { item: 'talentbox', label: 'TalentBox', to: talentboxPaths.home.to() },
  { item: 'shop', label: 'Shop', to: shopPaths.home.to() },
  { item: 'feeds', label: 'Feeds', to: contentPaths.feeds.to() },
  { item: 'mathAi', label: 'Maths AI', to: accountPaths.subscribedActivity.to({ id: 'MATH_AI' }) },
  { item: 'webForms', label: 'Web forms', to: contentPaths.webForms.to() },
  { item: 'partners', label: 'Partners', to: contentPaths.partners.to() },
  { item: 'partnerApp', label: 'Partner App', to: contentPaths.partnerApp.to() },
  {
    item: 'studentList',
    label: 'Registered Student List',
    to: accountPaths.studentList.to(),
  },
  {
    item: 'studentRegister',
    label: 'Register new Student',
    to: accountPaths.studentRegister.to(),
  },
]

/** The main navigation of a person, or of a visitor. */
export const siteLinksFor = (
  user: SessionUser | null,
  vendorType: number | string | undefined,
): SiteLink[] => siteLinks(vendorType).filter(({ item }) => isVisibleTo(item, user))
