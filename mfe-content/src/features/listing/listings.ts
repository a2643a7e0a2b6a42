import { contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import type { FamilyName } from '@brightyard/ui'

export interface Listing {
  type: number
  title: string
  intro: string
  /** Label of the filter for all subjects. */
  all: string
  area: Extract<FamilyName, 'brand' | 'shop' | 'learn' | 'talent' | 'sun'>
  /** Another type that is listed with it. */
  also?: number
  /** The page of an entry; without one, entries open in place. */
  addressOf?: (slug: string) => string
}

const { CaseStudy, News } = contentTypeIds
const { PressRelease, Awards, PanelList, People, Partners } = contentTypeIds

/** Lists by path. */
export const listings: Readonly<Record<string, Listing>> = {
  [contentPaths.youngXperts.to()]: {
    type: CaseStudy,
    title: 'Young Xperts',
    intro: 'Children who could not stop thinking about something, and did it.',
    all: 'All Young Xperts',
    area: 'talent',
  },
  [contentPaths.news.to()]: {
    type: News,
    also: PressRelease,
    addressOf: (slug) => contentPaths.newsPost.to({ slug }),
    title: 'News',
    intro: 'What has happened in the yard.',
    all: 'All news',
    area: 'brand',
  },
  [contentPaths.newspapers.to()]: {
    type: PressRelease,
    title: 'Newspapers',
    intro: 'What we have told the press.',
    all: 'All releases',
    area: 'brand',
  },
  [contentPaths.awards.to()]: {
    type: Awards,
    title: 'Awards',
    intro: 'What others have thanked us for.',
    all: 'All awards',
    area: 'sun',
  },
  [contentPaths.panellists.to()]: {
    type: PanelList,
    title: 'Panellists',
    intro: 'The people who look at every entry twice, and answer every child.',
    all: 'All panellists',
    area: 'talent',
  },
  [contentPaths.ourTeam.to()]: {
    type: People,
    title: 'Our team',
    intro: 'The people you write to, and who write back.',
    all: 'Everyone',
    area: 'brand',
  },
  [contentPaths.partners.to()]: {
    type: Partners,
    title: 'Partners',
    intro: 'Academies, studios and schools that teach with us.',
    all: 'All partners',
    area: 'shop',
  },
}
