/** Content type ids (spec §3). They are part of addresses and of links in sent emails: never renumber. */
export const contentTypeIds = {
  Blogs: 1,
  Articles: 2,
  News: 3,
  CaseStudy: 4,
  Videos: 5,
  Galleries: 6,
  Testimonials: 7,
  Clients: 8,
  ResearchSummaries: 9,
  PortFolios: 10,
  Event: 11,
  Partners: 12,
  Products: 17,
  People: 18,
  Careers: 19,
  PressRelease: 21,
  Projects: 22,
  Classes: 25,
  Workshop: 26,
  PartnerGalleries: 27,
  Services: 28,
  Awards: 29,
  CarnivalActivities: 30,
  PanelList: 31,
  Campaigns: 32,
  ClassDeck: 37,
  CampaignsType: 39,
  MySchoolActivity: 10000,
} as const

export type ContentTypeName = keyof typeof contentTypeIds
export type ContentTypeId = (typeof contentTypeIds)[ContentTypeName]

const ids: ReadonlySet<number> = new Set(Object.values(contentTypeIds))

export const isContentTypeId = (id: number): id is ContentTypeId => ids.has(id)

export const campaignStates = ['running', 'upcoming', 'past'] as const

/** The groups of the search overlay, in this order. */
export const searchGroups = ['events', 'blog', 'workshop', 'young-xperts'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** What a panellist was in a session. */
export const judgingRoles = ['chair', 'judge', 'mentor'] as const

export const mediaKinds = ['photos', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** In years: for whom the site is. Pages say it from here; a test compares the first load, where each import counts. */
export const siteAges = { from: 2, to: 16 } as const
