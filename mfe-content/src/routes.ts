import { chatRequested, feedChanged } from '@brightyard/contract/channels'
import {
  activityPaths,
  bookingPaths,
  contentPaths,
  formDeskPaths,
  mobilePaths,
} from '@brightyard/contract/paths'
import { directoryQueryNames } from './directory/directory-address.ts'
import { listingQueryNames } from './features/activity-listing/listing-address.ts'
import { listings } from './features/listing/listings.ts'
import { mobileTexts } from './features/mobile/mobile-texts.ts'
import { defineRemote, defineRoutes, type RouteInput } from '@brightyard/contract/release'

/** `query`: what the page reads of its address. */
const page = (
  path: { pattern: string },
  module: string,
  title: string,
  query: string[] = [],
): RouteInput => ({
  path: path.pattern,
  module: `./features/${module}`,
  title,
  query,
  layout: 'shop',
  access: 'open',
})
/** A page that editors compose of sections. */
const cms = (path: { pattern: string }, title: string) =>
  page(path, 'cms-page/cms-page.page', title)

/** A page with a form in it. */
const around = (path: { pattern: string }, title: string) =>
  page(path, 'form-pages/form-pages.page', title)

/** A list whose entries open in place. */
const listing = (path: string, title: string) =>
  page({ pattern: path }, 'listing/listing.page', title, ['page', 'tag'])

/** A list that is narrowed in its address, and the pages of its entries: `one`, unless the list's path has both. */
const directory = (
  path: { pattern: string },
  module: string,
  title: string,
  { one, example }: { one?: { pattern: string }; example: string },
): RouteInput[] => {
  const list = page(path, module, title, directoryQueryNames)
  return one ? [list, { ...page(one, module, title), example }] : [{ ...list, example }]
}

/** The page of something that can be booked; `slug` is one of the demonstration data. */
const details = ({ pattern }: { pattern: string }, title: string, slug: string): RouteInput => ({
  ...page({ pattern }, 'offering/offering.page', title),
  example: pattern.replace(/:slug\??/, slug),
})

/** What a kind of activities opens with; `date`: the day that is shown. */
const landing = (path: { pattern: string }, title: string): RouteInput =>
  page(path, 'activities/activities.page', title, ['date'])

/** A list of activities with filters. */
const found = (path: { pattern: string }, title: string): RouteInput =>
  page(path, 'activity-listing/activity-listing.page', title, listingQueryNames)

/** The same for the vendor of the user's room. */
const ofRoom = (path: { pattern: string }, title: string): RouteInput => ({
  ...found(path, title),
  access: 'protected',
})

const programs = (path: { pattern: string }, title: string, query: string[] = []): RouteInput =>
  page(path, 'programs/programs.page', title, query)

/** A program, or a part of one. */
const program = (path: { pattern: string }, title: string, query: string[] = []): RouteInput => ({
  ...page(path, 'programs/programs.page', title, query),
  example: path.pattern.replace(':id', '1'),
})

/** The flow that books, and its result; one module for all kinds. */
type Kind = 'event' | 'workshop' | 'class' | 'live-class'

/** Camps are booked in the TalentBox. */
const activitiesOnly = (paths: Readonly<Record<Kind, { pattern: string }>>) => [
  paths.event,
  paths.workshop,
  paths.class,
  paths['live-class'],
]

const booking = (
  paths: readonly { pattern: string }[],
  module: string,
  title: string,
): RouteInput[] => paths.map((path) => ({ ...page(path, module, title), access: 'protected' }))

/** A page in the web view of an app: without the site's header, footer and scripts, and not saved by browsers. */
const inApps = (path: { pattern: string }, module: string, title: string): RouteInput => ({
  ...page(path, module, title),
  layout: 'mobile-section',
  saved: false,
})

const feed = (path: { pattern: string }, title: string): RouteInput => ({
  ...page(path, 'feeds/feeds.page', title),
  access: 'protected',
})
/** What those do with the feed who post to it. */
const feedDesk = (path: { pattern: string }, title: string): RouteInput => ({
  ...page(path, 'feeds/feed-desk.page', title),
  layout: 'default',
  access: 'protected',
})
const staff = ['vendor', 'vendorStaff', 'superAdmin', 'schoolRepresentative'] as const
/** Where forms are made and their answers read. */
const formDesk = (path: { pattern: string }, title: string): RouteInput => ({
  path: path.pattern,
  module: './features/form-desk/form-desk.page',
  title,
  layout: 'default',
  access: 'protected',
  roles: [...staff],
})

/** Everything mfe-content owns. */
export const remote = defineRemote({
  name: 'content',
  publishes: [chatRequested],
  routes: defineRoutes([
    page(contentPaths.home, 'home/home.page', 'Home'),
    page(contentPaths.blog, 'blog/blog.page', 'Blog', ['page', 'tag']),
    {
      ...page(contentPaths.blogPost, 'blog-post/blog-post.page', 'Blog post'),
      example: '/blog/drawing-is-thinking',
    },
    {
      ...page(contentPaths.newsPost, 'news-post/news-post.page', 'News'),
      example: '/news/maths-ai-learns-marathi-and-tamil',
    },
    found(activityPaths.activitiesListing, 'All activities'),
    found(activityPaths.eventListing, 'All events'),
    found(activityPaths.workshopListing, 'All workshops'),
    found(activityPaths.classListing, 'All classes'),
    found(activityPaths.liveClassListing, 'All live classes'),
    ofRoom(activityPaths.mySchool, 'My school activity'),
    ofRoom(activityPaths.mySchoolListing, 'My school activity'),
    ofRoom(activityPaths.myResidents, 'My residents’ activity'),
    ofRoom(activityPaths.myResidentsListing, 'My residents’ activity'),
    programs(contentPaths.programs, 'Programs'),
    programs(contentPaths.allPrograms, 'All programs', [
      'age',
      'subject',
      'mode',
      'sort',
      'search',
      'page',
    ]),
    { ...programs(contentPaths.programChapters, 'Chapters'), sitemap: false },
    { ...programs(contentPaths.programClasses, 'Classes of programs'), sitemap: false },
    program(contentPaths.program, 'Program'),
    program(contentPaths.programChapter, 'Chapter', ['lesson']),
    program(contentPaths.programClass, 'Class of a program'),
    details(contentPaths.event, 'Event', 'childrens-book-fair'),
    details(contentPaths.workshop, 'Workshop', 'clay-animals'),
    details(contentPaths.class, 'Class', 'tabla-for-beginners'),
    {
      ...page(contentPaths.liveClass, 'offering/offering.page', 'Live classes'),
      example: '/live-class/live-story-gym',
    },
    landing(activityPaths.activities, 'Activities'),
    landing(activityPaths.events, 'Events'),
    landing(activityPaths.workshops, 'Workshops'),
    landing(activityPaths.classes, 'Classes'),
    landing(activityPaths.performingArts, 'Performing arts'),
    landing(activityPaths.sports, 'Sports'),
    ...booking(activitiesOnly(bookingPaths.book), 'booking/booking.page', 'Booking'),
    ...booking([contentPaths.programBooking], 'booking/booking.page', 'Enrol'),
    ...booking(
      activitiesOnly(bookingPaths.paymentStatus),
      'booking-result/booking-result.page',
      'Your booking',
    ),
    {
      ...page(bookingPaths.room, 'live-class/live-class.page', 'Live class'),
      layout: 'blank',
      access: 'protected',
      render: 'client', // the address holds a secret, which no cache of pages may keep
    },
    {
      ...page(contentPaths.campaign, 'campaigns/campaigns.page', 'Campaigns'),
      example: '/campaign/lantern-walk',
    },
    {
      ...page(contentPaths.campaignPayment, 'campaigns/campaigns.page', 'Your payment'),
      render: 'client', // the address may hold a secret, which no cache of pages may keep
      waiting: 'One moment: we are asking the payment service about your order.',
      saved: false,
    },
    {
      ...page(contentPaths.campaignOrders, 'campaigns/campaign-desk.page', 'Campaign orders', [
        'campaign',
        'stage',
        'page',
      ]),
      layout: 'default',
      access: 'protected',
      roles: ['superAdmin'],
    },
    { ...feed(contentPaths.feeds, 'Feeds'), example: '/Feeds/1' },
    { ...feed(contentPaths.feedDetails, 'Post'), example: '/Feeds/details/1' },
    { ...feedDesk(contentPaths.newPost, 'New post'), roles: [...staff] },
    { ...feedDesk(contentPaths.feedModeration, 'Moderation'), roles: [...staff] },
    page(contentPaths.aboutUs, 'about-us/about-us.page', 'About us'),
    {
      ...page(contentPaths.webForms, 'web-forms/web-forms.page', 'Forms', ['show']),
      access: 'protected',
    },
    {
      ...page(contentPaths.webForm, 'web-forms/web-forms.page', 'Form', ['answer']),
      example: '/web-form/volunteers-book-fair',
    },
    {
      ...page(contentPaths.submitStory, 'form-pages/story.page', 'Tell a story'),
      access: 'protected',
    },
    formDesk(formDeskPaths.manage, 'Manage forms'),
    // A work place of its own: no header takes the room of what is made.
    {
      ...formDesk(formDeskPaths.edit, 'Edit a form'),
      layout: 'blank',
      example: '/web-forms/edit/1',
    },
    { ...formDesk(formDeskPaths.answers, 'Answers to a form'), example: '/web-forms/answers/1' },
    page(contentPaths.search, 'search/search.page', 'Search', ['text', 'q', 'group', 'page']),
    ...directory(contentPaths.youngXperts, 'young-xperts/young-xperts.page', 'Young Xperts', {
      example: '/young-xpert/rehan-builds-a-flood-alarm-for-his-village',
    }),
    ...directory(contentPaths.partners, 'partners/partners.page', 'Partners', {
      one: contentPaths.partner,
      example: '/partners/maati-studio',
    }),
    ...directory(contentPaths.panellists, 'panel/panel.page', 'Panellists', {
      one: contentPaths.panellist,
      example: '/panellist/nasreen-ali',
    }),
    ...directory(contentPaths.careers, 'careers/careers.page', 'Careers', {
      one: contentPaths.career,
      example: '/careers/front-end-engineer',
    }),
    page(contentPaths.newspapers, 'press/press.page', 'Newspapers', ['issue']),
    page(contentPaths.mediaGallery, 'press/press.page', 'Media gallery', ['kind', 'page']),
    page(contentPaths.awards, 'company/company.page', 'Awards'),
    page(contentPaths.ourTeam, 'company/company.page', 'Our team'),
    page(contentPaths.ourStory, 'company/company.page', 'Our story'),
    ...Object.entries(listings).map(([path, { title }]) => listing(path, title)),
    cms(contentPaths.howItWorks, 'How it works'),
    around(contentPaths.contactUs, 'Contact us'),
    around(contentPaths.rewardProgramTeachers, 'Rewards for teachers'),
    around(contentPaths.scholarshipKids, 'Scholarships for children'),
    around(contentPaths.scholarshipTeachers, 'Scholarships for teachers'),
    around(contentPaths.support, 'Help and support'),
    cms(contentPaths.faqs, 'Questions and answers'),
    page(contentPaths.partnerApp, 'partner-app/partner-app.page', 'The partner app'),
    {
      ...page(contentPaths.partnerAppTopic, 'partner-app/partner-app.page', 'The partner app'),
      example: '/partnerapp/schools',
    },
    cms(contentPaths.termsOfService, 'Terms of service'),
    cms(contentPaths.privacyPolicy, 'Privacy policy'),
    cms(contentPaths.copyright, 'Copyright'),
    cms(contentPaths.disclaimer, 'Disclaimer'),
    ...mobileTexts.map(({ path, label }) =>
      inApps({ pattern: path }, 'mobile/mobile-text.page', label),
    ),
    inApps(mobilePaths.mobileCampaign, 'mobile/mobile-campaign.page', 'Campaigns'),
    inApps(mobilePaths.mobileFeed, 'mobile/mobile-feed.page', 'The latest posts'),
  ]),
  subscribes: [feedChanged],
})
