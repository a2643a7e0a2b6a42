import { bookingPaths, talentboxPaths } from '@brightyard/contract/paths'
import { defineRemote, defineRoutes, type RouteInput } from '@brightyard/contract/release'

/** A campaign, or an entry on its stage; one module for all of them. */
const stage = (path: string, title: string, query: string[] = []): RouteInput => ({
  path,
  module: './features/stage/stage.page',
  query,
  title,
  layout: 'creative',
  access: 'open',
})

/** Where families write entries; one module for all of it. */
const backstage = (path: string, title: string, query: string[]): RouteInput => ({
  path,
  module: './features/submission/submission.page',
  query,
  title,
  layout: 'creative',
  access: 'protected',
  roles: ['guardian', 'student'],
})

/** Rooms of jurors and of those who lead them; one module for all of it. */
const juryRoom = (path: string, title: string): RouteInput => ({
  path,
  module: './features/jury/jury.page',
  title,
  layout: 'creative',
  access: 'protected',
})

/** One walk from a type of camps to a package; one module for all of it. */
const camps = (path: { pattern: string }, title: string, query: string[] = []): RouteInput => ({
  path: path.pattern,
  module: './features/camps/camps.page',
  query,
  title,
  layout: 'creative',
  access: 'open',
})

/** What a family books, and what it has booked and entered. */
const campBooking = (path: { pattern: string }, title: string, query: string[]): RouteInput => ({
  path: path.pattern,
  module: './features/camp-booking/camp-booking.page',
  query,
  title,
  layout: 'creative',
  access: 'protected',
})

/** Everything mfe-talentbox owns. */
export const remote = defineRemote({
  name: 'talentbox',
  routes: defineRoutes([
    {
      path: talentboxPaths.home.pattern,
      module: './features/campaigns/campaigns.page',
      query: ['campaign', 'age'],
      title: 'TalentBox',
      layout: 'creative',
      access: 'open',
    },
    {
      ...stage(talentboxPaths.campaign.pattern, 'Campaign', ['type', 'id', 'campTypeid']),
      example: '/talentbox/campaigns/colourothon',
      sitemap: false,
    },
    stage(talentboxPaths.colorothon.pattern, 'Colourothon'),
    { ...stage(talentboxPaths.entry.pattern, 'Entry'), example: '/talentbox/entries/1' },
    backstage(talentboxPaths.submission.pattern, 'Your entry', ['slug', 'id', 'entry']),
    backstage(talentboxPaths.documents.pattern, 'Files of an entry', ['entry']),
    {
      ...juryRoom(talentboxPaths.jury.pattern, 'Jury room'),
      query: ['entry'],
      example: '/talentbox/jury',
    },
    {
      ...juryRoom(talentboxPaths.juryDesk.pattern, 'Jury desk'),
      roles: ['superAdmin'],
      example: '/talentbox/jury-desk/clay-carnival',
    },
    camps(talentboxPaths.campTypes, 'Camps'),
    camps(talentboxPaths.campCategories, 'Categories of camps', ['campTypeid']),
    {
      ...camps(talentboxPaths.campSubcategories, 'Sub-categories of camps', ['id', 'campTypeid']),
      sitemap: false,
    },
    camps(talentboxPaths.camps, 'Find a camp', [
      'campTypeid',
      'id',
      'age',
      'city',
      'from',
      'seats',
      'past',
      'page',
    ]),
    { ...camps(talentboxPaths.packages, 'Packages', ['slug', 'type', 'id']), sitemap: false },
    campBooking(bookingPaths.book.camp, 'Book a camp', [
      'offering',
      'ticket',
      'batch',
      'kids',
      'coupon',
    ]),
    campBooking(bookingPaths.paymentStatus.camp, 'Camps and entries', ['order_code', 'bookings']),
  ]),
})
