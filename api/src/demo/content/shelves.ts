import type { ContentTypeName } from '@brightyard/contract'
import type { Style } from '../pictures/drawing.ts'
import { writeOffering } from '../offerings/plans.ts'
import * as activities from './activities.data.ts'
import * as articles from './articles.data.ts'
import { blogPost, p, told } from './bodies.ts'
import type { Writer } from './bodies.ts'
import * as library from './library.data.ts'
import { partnerGalleries } from './partner-profiles.data.ts'
import * as people from './people.data.ts'
import { articleTexts } from './texts/articles.data.ts'
import { carnivalTexts, schoolActivityTexts } from './texts/fairs.data.ts'
import { guideTexts } from './texts/guides.data.ts'
import { awardTexts, clientTexts, testimonialTexts } from './texts/honours.data.ts'
import { galleryTexts, partnerGalleryTexts, videoTexts } from './texts/library.data.ts'
import { newsTexts } from './texts/news.data.ts'
import { pressTexts } from './texts/press.data.ts'
import { portfolioTexts, projectTexts } from './texts/projects.data.ts'
import { researchTexts } from './texts/research.data.ts'
import { campaignTexts, campaignTypeTexts, serviceTexts } from './texts/taking-part.data.ts'

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

/** Its text is among the details of the entry. */
const summaryAlone: Writer = ({ summary }) => p(summary)

/** What each content type holds. */
export const shelves: Record<ContentTypeName, Shelf> = {
  Blogs: { style: 'print', rows: articles.blogs, write: blogPost, extra: 'author' },
  Articles: { style: 'print', rows: articles.articles, write: told(articleTexts), extra: 'author' },
  News: { style: 'print', rows: articles.news, write: told(newsTexts), extra: 'author' },
  CaseStudy: {
    person: firstName,
    style: 'print',
    rows: articles.caseStudies,
    write: summaryAlone,
    extra: 'subtitle',
  },
  Videos: { style: 'still', rows: library.videos, write: told(videoTexts), extra: 'subtitle' },
  Galleries: {
    style: 'photographs',
    rows: library.galleries,
    write: told(galleryTexts),
    extra: 'subtitle',
  },
  Testimonials: {
    person: speaker,
    style: 'print',
    rows: articles.testimonials,
    write: told(testimonialTexts),
    extra: 'subtitle',
  },
  Clients: { style: 'mark', rows: people.clients, write: told(clientTexts), extra: 'subtitle' },
  ResearchSummaries: {
    style: 'print',
    rows: library.research,
    write: told(researchTexts),
    extra: 'subtitle',
  },
  PortFolios: {
    style: 'tabletop',
    rows: library.portfolios,
    write: told(portfolioTexts),
    extra: 'subtitle',
  },
  Event: {
    style: 'outdoors',
    rows: activities.events,
    write: writeOffering,
    extra: 'place',
    dated: true,
  },
  Partners: { style: 'mark', rows: people.partners, write: summaryAlone, extra: 'place' },
  Products: {
    style: 'print',
    rows: library.productGuides,
    write: told(guideTexts),
    extra: 'author',
  },
  People: {
    person: themselves,
    style: 'print',
    rows: people.team,
    write: summaryAlone,
    extra: 'subtitle',
  },
  Careers: { style: 'room', rows: people.careers, write: summaryAlone, extra: 'place' },
  PressRelease: {
    style: 'print',
    rows: library.pressReleases,
    write: told(pressTexts),
    extra: 'author',
  },
  Projects: {
    style: 'scrapbook',
    rows: library.projects,
    write: told(projectTexts),
    extra: 'subtitle',
  },
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
    write: told(partnerGalleryTexts),
    extra: 'subtitle',
  },
  Services: {
    style: 'cover',
    rows: library.programs,
    write: told(serviceTexts),
    extra: 'subtitle',
  },
  Awards: { style: 'medal', rows: articles.awards, write: told(awardTexts), extra: 'subtitle' },
  CarnivalActivities: {
    style: 'outdoors',
    rows: activities.carnival,
    write: told(carnivalTexts),
    extra: 'place',
    dated: true,
  },
  PanelList: {
    person: themselves,
    style: 'print',
    rows: people.panel,
    write: summaryAlone,
    extra: 'subtitle',
  },
  Campaigns: {
    style: 'poster',
    rows: library.campaignEntries,
    write: told(campaignTexts),
    extra: 'author',
  },
  ClassDeck: {
    style: 'onScreen',
    rows: activities.classDecks,
    write: writeOffering,
    extra: 'place',
    dated: true,
  },
  CampaignsType: {
    style: 'poster',
    rows: library.campaignTypes,
    write: told(campaignTypeTexts),
    extra: 'subtitle',
  },
  MySchoolActivity: {
    style: 'scrapbook',
    rows: activities.schoolActivities,
    write: told(schoolActivityTexts),
    extra: 'place',
    dated: true,
  },
}
