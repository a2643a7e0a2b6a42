import { accountPaths, contentPaths } from '@brightyard/contract/paths'

export interface FooterLink {
  label: string
  to: string
  /** Not shown to people who are signed in. */
  guestsOnly?: boolean
}

export interface FooterColumn {
  title: string
  links: readonly FooterLink[]
}

/** Links by topic. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Explore',
    links: [
      { label: 'Activities', to: contentPaths.events.to() },
      { label: 'Young Xperts', to: contentPaths.youngXperts.to() },
      { label: 'Blog', to: contentPaths.blog.to() },
      { label: 'News', to: contentPaths.news.to() },
      { label: 'Newspapers', to: contentPaths.newspapers.to() },
      { label: 'Awards', to: contentPaths.awards.to() },
      { label: 'Panellists', to: contentPaths.panellists.to() },
    ],
  },
  {
    title: 'About us',
    links: [
      { label: 'About Brightyard', to: contentPaths.aboutUs.to() },
      { label: 'Our story', to: contentPaths.ourStory.to() },
      { label: 'Our team', to: contentPaths.ourTeam.to() },
      { label: 'Careers', to: contentPaths.careers.to() },
      { label: 'Contact us', to: contentPaths.contactUs.to() },
    ],
  },
  {
    title: 'Join in',
    links: [
      { label: 'Sign in', to: accountPaths.login.to(), guestsOnly: true },
      { label: 'Sign up', to: accountPaths.signup.to(), guestsOnly: true },
      { label: 'Partners', to: contentPaths.partners.to() },
      { label: 'Become a partner', to: accountPaths.partnerRegister.to() },
      { label: 'Scholarships for children', to: contentPaths.scholarshipKids.to() },
      { label: 'Scholarships for teachers', to: contentPaths.scholarshipTeachers.to() },
      { label: 'Rewards for teachers', to: contentPaths.rewardProgramTeachers.to() },
    ],
  },
]

/** On the last line of both footers. */
export const legalLinks: readonly FooterLink[] = [
  { label: 'Terms of service', to: contentPaths.termsOfService.to() },
  { label: 'Privacy policy', to: contentPaths.privacyPolicy.to() },
  { label: 'Copyright', to: contentPaths.copyright.to() },
]

/** In the short footer, besides the legal links. */
export const shortLinks: readonly FooterLink[] = [
  { label: 'About Brightyard', to: contentPaths.aboutUs.to() },
  { label: 'Activities', to: contentPaths.events.to() },
  { label: 'Blog', to: contentPaths.blog.to() },
  { label: 'Contact us', to: contentPaths.contactUs.to() },
  { label: 'Help', to: contentPaths.support.to() },
]
