import type { ContentTypeName } from '@brightyard/contract'
import type { Style } from '../pictures/drawing.ts'
import { writeOffering } from '../offerings/plans.ts'
import * as activities from './activities.data.ts'
import * as articles from './articles.data.ts'
import { activity, blogPost, program, story } from './bodies.ts'
import type { Writer } from './bodies.ts'
import * as library from './library.data.ts'
import { partnerGalleries } from './partner-profiles.data.ts'
import * as people from './people.data.ts'

interface Shelf {
  rows: string
  write: Writer
  /** How its pictures are drawn. */
  style: Style
  /** Whose portrait an entry shows instead. */
  person?: (entry: { title: string; extra: string }) => string
  /** What the fifth cell is. */
  extra: 'author' | 'place' | 'subtitle'
  dated?: boolean
}

/** Who a story is about: `Zoya’s Comic Teaches Fire Safety` is about Zoya. */
const firstName = ({ title }: { title: string }) => title.split(/[ ’]/, 1)[0] ?? title
/** Who says it: `Meera Nair, guardian in Bengaluru`. */
const speaker = ({ extra }: { extra: string }) => extra.split(',', 1)[0] ?? extra
const themselves = ({ title }: { title: string }) => title

/** What each content type holds. */
export const shelves: Record<ContentTypeName, Shelf> = {
  Blogs: { style: 'print', rows: articles.blogs, write: blogPost, extra: 'author' },
  Articles: { style: 'print', rows: articles.articles, write: story, extra: 'author' },
  News: { style: 'print', rows: articles.news, write: story, extra: 'author' },
  CaseStudy: {
    person: firstName,
    style: 'print',
    rows: articles.caseStudies,
    write: story,
    extra: 'subtitle',
  },
  Videos: { style: 'still', rows: library.videos, write: story, extra: 'subtitle' },
  Galleries: { style: 'photographs', rows: library.galleries, write: story, extra: 'subtitle' },
  Testimonials: {
    person: speaker,
    style: 'print',
    rows: articles.testimonials,
    write: story,
    extra: 'subtitle',
  },
  Clients: { style: 'mark', rows: people.clients, write: story, extra: 'subtitle' },
  ResearchSummaries: { style: 'print', rows: library.research, write: story, extra: 'subtitle' },
  PortFolios: { style: 'tabletop', rows: library.portfolios, write: story, extra: 'subtitle' },
  Event: {
    style: 'outdoors',
    rows: activities.events,
    write: writeOffering,
    extra: 'place',
    dated: true,
  },
  Partners: { style: 'mark', rows: people.partners, write: story, extra: 'place' },
  Products: { style: 'print', rows: library.productGuides, write: story, extra: 'author' },
  People: {
    person: themselves,
    style: 'print',
    rows: people.team,
    write: story,
    extra: 'subtitle',
  },
  Careers: { style: 'room', rows: people.careers, write: story, extra: 'place' },
  PressRelease: { style: 'print', rows: library.pressReleases, write: story, extra: 'author' },
  Projects: { style: 'scrapbook', rows: library.projects, write: story, extra: 'subtitle' },
  Classes: {
    style: 'room',
    rows: activities.classes,
    write: writeOffering,
    extra: 'place',
    dated: true,
  },
  Workshop: {
    style: 'tabletop',
    rows: activities.workshops,
    write: writeOffering,
    extra: 'place',
    dated: true,
  },
  PartnerGalleries: {
    style: 'photographs',
    rows: partnerGalleries,
    write: story,
    extra: 'subtitle',
  },
  Services: { style: 'cover', rows: library.programs, write: program, extra: 'subtitle' },
  Awards: { style: 'medal', rows: articles.awards, write: story, extra: 'subtitle' },
  CarnivalActivities: {
    style: 'outdoors',
    rows: activities.carnival,
    write: activity,
    extra: 'place',
    dated: true,
  },
  PanelList: {
    person: themselves,
    style: 'print',
    rows: people.panel,
    write: story,
    extra: 'subtitle',
  },
  Campaigns: { style: 'poster', rows: library.campaignEntries, write: story, extra: 'author' },
  ClassDeck: {
    style: 'onScreen',
    rows: activities.classDecks,
    write: writeOffering,
    extra: 'place',
    dated: true,
  },
  CampaignsType: { style: 'poster', rows: library.campaignTypes, write: story, extra: 'subtitle' },
  MySchoolActivity: {
    style: 'scrapbook',
    rows: activities.schoolActivities,
    write: activity,
    extra: 'place',
    dated: true,
  },
}
