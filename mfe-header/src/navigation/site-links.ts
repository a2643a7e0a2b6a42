import type { SessionUser } from '@brightyard/contract/entities'
import { accountPaths, contentPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import { type HeaderItem, isVisibleTo } from './visibility.ts'

export interface SiteLink {
  item: HeaderItem
  label: string
  to: string
}

/** A room of this type is a school's. */
const schoolRoom = 2

/** The school's own activities take the place of the public ones in a school room. */
const activitiesFor = (vendorType: number | string | undefined) =>
  Number(vendorType) === schoolRoom
    ? contentPaths.mySchoolActivity.to()
    : contentPaths.activities.to()

/** Everything the main navigation can hold. Those that come and go with the role stand last, so that nothing else moves. */
const siteLinks = (vendorType: number | string | undefined): readonly SiteLink[] => [
  { item: 'home', label: 'Home', to: contentPaths.home.to() },
  { item: 'programs', label: 'Programs', to: contentPaths.programs.to() },
  { item: 'activities', label: 'Activities', to: activitiesFor(vendorType) },
  { item: 'youngXperts', label: 'Young Xperts', to: contentPaths.youngXperts.to() },
  { item: 'talentbox', label: 'Talentbox', to: talentboxPaths.home.to() },
  { item: 'shop', label: 'Shop', to: shopPaths.home.to() },
  { item: 'feeds', label: 'Feeds', to: contentPaths.feeds.to() },
  { item: 'mathAi', label: 'Math AI', to: accountPaths.subscribedActivity.to({ id: 'MATH_AI' }) },
  { item: 'webForms', label: 'Web Forms', to: contentPaths.webForms.to() },
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

/** The main navigation of a person; of a visitor without one. */
export const siteLinksFor = (
  user: SessionUser | null,
  vendorType: number | string | undefined,
): SiteLink[] => siteLinks(vendorType).filter(({ item }) => isVisibleTo(item, user))
