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

const { News, PressRelease } = contentTypeIds

/** Lists by path. */
export const listings: Readonly<Record<string, Listing>> = {
  [contentPaths.news.to()]: {
    type: News,
    also: PressRelease,
    addressOf: (slug) => contentPaths.newsPost.to({ slug }),
    title: 'News',
    intro: 'What has happened in the yard.',
    all: 'All news',
    area: 'brand',
  },
}
