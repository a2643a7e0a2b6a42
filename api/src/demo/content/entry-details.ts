import type { ContentTypeName, Picture } from '@brightyard/contract'
import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import { pictureAreas } from '../pictures/palette.ts'
import { pictureOfRow } from '../pictures/picture-rows.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { h2, list, p, quote } from './bodies.ts'
import { galleryPictures } from './gallery.data.ts'
import { mediaGalleryPictures } from './media-gallery.data.ts'
import { partnerProfiles } from './partner-profiles.data.ts'
import * as profiles from './profiles.data.ts'
import { youngStories } from './young-stories.data.ts'

const day = 24 * 60 * 60 * 1000

/** What an entry has beside the cells of its line. */
interface EntryDetails {
  subtitle?: string
  body?: string
  gallery?: Picture[]
  endsAt?: Date
  publishedAt?: Date
}

/** Four pictures of a theme, each with words for what it shows; those of a partner’s album are drawn for it alone. */
export function galleryOf(pictures: PictureStore) {
  const rows = rowsOf(galleryPictures)
  return (theme: string, album?: string): Picture[] => {
    const found = rows.filter(([name]) => name === theme)
    if (found.length === 0) throw new Error(`There is no gallery of ${theme}.`)
    return found.map(([, what = '', area, icons], index) => {
      const alt = album ? `${album}: ${what}` : what
      return pictures.order(
        {
          layout: 'scene',
          area: pictureAreas.find((one) => one === area) ?? 'brand',
          ...(album ? { style: partnerStyles[index % partnerStyles.length] } : {}),
          icons: listOf(icons),
          seed: alt,
        },
        alt,
      )
    })
  }
}

const partnerStyles = ['room', 'tabletop', 'outdoors', 'tabletop'] as const

interface Line {
  title: string
  summary: string
  theme: string
  /** From 0, among the entries of its type. */
  index: number
}

const partsOf = (row: readonly string[] | undefined, cell: number) =>
  (row?.[cell] ?? '').split('¶').map((part) => part.trim())
const pointsOf = (text: string | undefined) => (text ?? '').split(';')

/** The details of the entry with this title, the nth of its type. */
export function entryDetails(pictures: PictureStore, now: Date) {
  const gallery = galleryOf(pictures)
  const stories = rowsOf(youngStories)
  const partners = new Map(rowsOf(partnerProfiles).map((row) => [row[0], row]))
  const team = rowsOf(profiles.teamProfiles)
  const panel = rowsOf(profiles.panelProfiles)
  const positions = rowsOf(profiles.positionDetails)

  const writers: Partial<Record<ContentTypeName, (line: Line) => EntryDetails>> = {
    CaseStudy: ({ index }) => {
      const [began = '', hard = '', today = '', said = ''] = partsOf(stories[index], 0)
      return {
        body: [
          p(began),
          h2('What was hard'),
          p(hard),
          h2('Where it is now'),
          p(today),
          quote(said),
        ].join(''),
        gallery: gallery(stories[index]?.[1] ?? 'nature'),
      }
    },
    Partners: ({ title }) => {
      const [about = '', teaching = '', points, said = ''] = partsOf(partners.get(title), 8)
      return {
        body: [
          p(about),
          h2('How they teach'),
          p(teaching),
          list(pointsOf(points)),
          quote(said),
        ].join(''),
      }
    },
    People: ({ index }) => {
      const [since = '', topics] = team[index] ?? []
      const [today = '', before = '', said = ''] = partsOf(team[index], 2)
      return {
        body: [
          p(today),
          h2('Before that'),
          p(before),
          h2(`Here since ${since}. Ask about`),
          list(pointsOf(topics)),
          quote(said),
        ].join(''),
      }
    },
    PanelList: ({ index }) => {
      const [looksFor = '', answers = '', advice = ''] = partsOf(panel[index], 0)
      return {
        body: [
          h2('What counts'),
          p(looksFor),
          h2('How a child gets an answer'),
          p(answers),
          quote(advice),
        ].join(''),
      }
    },
    Careers: ({ index, summary }) => {
      const [terms = '', closes, duties, brings, offer = ''] = positions[index] ?? []
      return {
        subtitle: terms,
        endsAt: new Date(now.getTime() + Number(closes) * day),
        body: [
          p(summary),
          h2('What you will do'),
          list(pointsOf(duties)),
          h2('What you bring'),
          list(pointsOf(brings)),
          h2('What we offer'),
          p(offer),
          p('Everybody gets an answer within ten days, with reasons.'),
        ].join(''),
      }
    },
    Awards: ({ index }) => {
      const date = new Date(now)
      date.setUTCMonth(date.getUTCMonth() - (profiles.awardedMonthsAgo[index] ?? 0), 14)
      return { publishedAt: date }
    },
    PartnerGalleries: ({ theme, title }) => ({ gallery: gallery(theme, title) }),
    Galleries: ({ title }) => {
      const shown = rowsOf(mediaGalleryPictures)
        .filter(([album]) => album === title)
        .map(([, ...row]) => pictureOfRow(pictures, row))
      return { gallery: shown, subtitle: `${shown.length} pictures` }
    },
  }

  return (name: ContentTypeName, line: Line): EntryDetails => writers[name]?.(line) ?? {}
}
